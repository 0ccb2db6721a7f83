# What a server has chosen for its tables: `/settings`.

command-settings = settings
command-settings-description = This server's tables: language, channels, threads, clock, who may open them

settings-option-language = language
settings-option-language-description = The language of new tables
settings-option-channel = channel
settings-option-channel-description = Add or remove a channel for tables; with none, they can be anywhere
settings-option-place = place
settings-option-place-description = Where a table opened in a channel goes
settings-option-clock = clock
settings-option-clock-description = Time per move at new tables
settings-option-openers = openers
settings-option-openers-description = Who may open tables

settings-title = Tables on this server
settings-language = Language
settings-language-detail = For new tables. Private messages always come in each person's own language.
settings-language-own = Same as the person who opens the table
settings-channels = Channels for tables
settings-channels-detail = Their threads count too. None chosen: everywhere.
settings-channels-gone = The chosen ones were deleted, so it's everywhere now. Choose others, or none.
settings-channels-all = everywhere
settings-channels-all-gone = everywhere, since the chosen ones were deleted
settings-place = Where a table goes
settings-place-detail = A thread keeps the channel free: only a line with the link and the result stay there.
choice-place-channel = In the channel itself
choice-place-thread = In a thread of its own
settings-clock = Clock
settings-clock-detail = Time per move, unless the person who opens the table chooses otherwise.
settings-openers = Who may open tables
settings-openers-detail = Everyone may join and play.
choice-openers-everyone = Everyone
choice-openers-moderators = Anyone who may manage messages there
choice-openers-managers = Anyone who may manage the server
settings-now = ### Tables on this server

permission-manage-guild = Manage Server
permission-manage-messages = Manage Messages

refusal-settings-not-yours = Only people with the permission *{ $permission }* can change this for the server.
refusal-settings-channels-most = { $most } channels are already chosen. Name one of them to take it off the list.
refusal-settings-changed = Somebody else has just changed the same setting, so nothing of your form was saved. `/settings` shows what is set now.
refusal-channel-not-for-tables = On this server, tables go in { $channels }. People with the permission *{ $managing }* can change that: `/settings`.
refusal-may-not-open = On this server, only people with the permission *{ $permission }* can open tables; those with *{ $managing }* can change that: `/settings`. You can join any: `/table join`.
channels-gone = The channels chosen for tables on this server were deleted, so tables can be opened everywhere now. People with the permission *{ $managing }* can choose others: `/settings`.
refusal-old-form = This form is out of date. Use the command again to open a new one.
refusal-form-late = That took too long, so the form couldn't open. Please try again.

## Threads

thread-name = { $game } · { $name }
thread-line = { $name } wants to play { $game }
thread-line-open = { $name } opened a table: { $game } → { $thread }
thread-refused-full = { $name } opens a table of { $game } here in the channel, since this server has no room for another active thread.
thread-refused-forbidden = { $name } opens a table of { $game } here in the channel, since Discord doesn't let Roost open a thread.
thread-refused-down = { $name } opens a table of { $game } here in the channel, since Discord didn't open a thread.
thread-permissions = This server wants tables in threads, but Roost is missing these permissions here: { $permissions }. So the table is in the channel.
thread-result = The game in { $thread } is over.
permission-create-public-threads = Create Public Threads
