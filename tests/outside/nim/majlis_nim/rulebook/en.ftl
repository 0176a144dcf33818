rulebook-title = Nim
rulebook-tagline = The last stick wins, and a coin nobody sees.
rulebook-intro = Two players take sticks from heaps in turn. Each has tossed a coin and looked at it alone.

## The rules

M-1 = Two players sit before heaps of 4 to 12 sticks; the usual number of heaps is 4.
M-2 = In turn, each takes one, two or three sticks from one heap.
M-3 = At the beginning each player tosses a coin and looks at it in secret. A house rule leaves the coins out.
M-4 = Whoever tossed heads may show the coin once, instead of taking sticks, and so passes.
M-5 = Whoever takes the last stick wins.

## Writing down moves

notation = The heap, then how many sticks: `b2`. A pass is `pass`.
example-1 = One heap of two is left: `a2` wins.

## House rules

option-players = Players
    .about = Two play (M-1).
option-heaps = Heaps
    .about = How many heaps there are (M-1).
option-coin = Coins
    .about = Whether each player tosses a coin (M-3).
    .v-no = No coins
    .v-yes = A coin each (usual)

##

reason-over = The game is over.
reason-not_your_turn = It is not your turn.
reason-no_sticks = There are not that many sticks in that heap.
reason-no_coin = Nobody may pass at this table.
reason-tails_up = Your coin shows tails, so you may not pass.
reason-passed_already = You have passed already.
