"""What a table's messages show, and how they are kept: board, controls, hands, notices, and replies to a step."""
