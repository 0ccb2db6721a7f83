# Opening a table by a form: first the game, then everything else.

button-another = New table…
new-table-which = **Which game?** A form with everything else opens next.
form-title = New table: { $game }
form-again = Same people
form-again-detail = Who sits down again right away.
form-again-no = Only me
form-people = Invite
form-people-detail = Up to { $most } people. They get a mention and a button to join; everyone else can join too.
form-variants = Variants
form-variants-detail = None chosen: the usual rules.
form-clock = Clock
form-clock-detail = How long you have for each move.
form-language = The table's language
form-language-detail = Private messages come in each person's own language.
button-form-again = Back to the form

lobby-invited = { $people }: { $name } invites you { $count ->
    [one] to a table
   *[other] all to a table
}: { $game }
invited-elsewhere = Your invitation is in { $channel }.

refusal-against-which-game = Say which game, too: against a computer it starts right away.
refusal-invited-full = All { $most } seats are taken, so there's none to offer. `/table computer remove` sends a computer away.
refusal-invitation-not-sent = Your invitation may not have arrived. Invite again at the table: `/table substitute`.

## In the menus of people and messages

menu-invite = Invite to my table
menu-text = As text
menu-stats = Stats
menu-replay = Replay
refusal-not-roosts-message = That message isn't from Roost. Choose a table's board or lobby.
refusal-no-table-behind = This message doesn't belong to a table. Choose the newest board; `/table show` brings it here, and `/history` lists finished tables.
