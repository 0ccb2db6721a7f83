"""Messages of tables. One display per live table makes what the channel shows into what it should show."""
