"""A slow, plain referee of Quoridor, written from the rulebook (Q-1 to Q-13).

Options
-------
"players" 2 or 4; "fences" fences of each player; "size" 5, 7 or 9; "third_pawn" "forbidden" or "diagonal";
"teams" "no" or "yes"; "starter" 0 (drawn by lot) or a seat counted from 1. The lot is the only chance in the game:
`below(players)` of the stream labelled (1, 0, 0).

State
-----
Exactly these keys:

"pawns"    list of str, one a seat in seat order: the square of the seat's pawn, e.g. ["e1", "e9"].
"fences"   list of str: the fences on the board as in the notation ("e3h"), sorted by rank, then file, then
           orientation with h before v; [] at the start. Who placed a fence is not part of the state.
"left"     list of int, one a seat in seat order: fences not yet placed.
"turn"     int: the seat to act. After the end: the seat after the last mover, (mover + 1) mod players.
"plies"    int: actions played so far, fences and passes included; 0 at the start.
"repeats"  int: how many times the current position (pawns, fences, left, turn) has occurred so far, this occurrence
           included; 1 at the start. After the end it is counted in the same way for the final position, so it is 1
           after a win, and 3 exactly when the draw is by repetition (a repetition on the last ply of the limit too).

Result: a win gives 1 to the winner (teams: to both partners) and 2 to everybody else; a draw gives 1 to all.

Rulings
-------
Where the rulebook is silent or can be read in two ways, docs/rulings.md says by the number of the rule what holds.
"""

from copy import deepcopy
from typing import Any

from .chance import Chance

FILES = "abcdefghi"
DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # up, right, down, left: forward for sides 0, 1, 2, 3

Square = tuple[int, int]  # file and rank, both from 1
Fence = tuple[int, int, str]  # file and rank of the anchor, and "h" or "v"
Position = tuple[tuple[Square, ...], frozenset[Fence], tuple[int, ...], int]


def square_text(square: Square) -> str:
    """The notation of a square."""
    return f"{FILES[square[0] - 1]}{square[1]}"


def fence_text(fence: Fence) -> str:
    """The notation of a fence: its lower left square and its orientation."""
    return square_text(fence[:2]) + fence[2]


class Oracle:
    """The referee of one match."""

    def __init__(self, options: dict[str, Any], chance: Chance) -> None:
        """Set up the board and find who moves first (Q-1, Q-2, Q-3)."""
        self.players: int = options["players"]
        self.size: int = options["size"]
        self.third_pawn: str = options["third_pawn"]
        self.teams: str = options["teams"]
        fences: int = options["fences"]
        if self.players not in (2, 4):
            raise ValueError("players must be 2 or 4 (Q-2)")
        if self.size not in (5, 7, 9):
            raise ValueError("size must be 5, 7 or 9 (Q-3)")
        if fences < 0 or fences * self.players > 20:
            raise ValueError("fences must be at least 0 each and at most 20 in total (Q-3)")
        if self.third_pawn not in ("forbidden", "diagonal"):
            raise ValueError("third_pawn must be forbidden or diagonal (Q-10)")
        if self.teams not in ("no", "yes") or (self.teams == "yes" and self.players != 4):
            raise ValueError("teams must be no, or yes with 4 players (Q-12)")
        starter: int = options["starter"]
        if not 0 <= starter <= self.players:
            raise ValueError("starter must be 0 or a seat counted from 1 (Q-3)")

        middle, last = (self.size + 1) // 2, self.size
        bases = [(middle, 1), (1, middle), (middle, last), (last, middle)]
        self.pawns: list[Square] = [bases[self._side(seat)] for seat in range(self.players)]
        self.fences: set[Fence] = set()
        self.left = [fences] * self.players
        self.turn = starter - 1 if starter else chance.stream(1, 0).below(self.players)
        self.plies = 0
        self.places: tuple[int, ...] | None = None
        self.seen: dict[Position, int] = {self._position(): 1}

        # Every conceivable pawn move and fence by its text; a fence at every square, also where it leaves the board.
        numbers = range(1, self.size + 1)
        self.all_moves: dict[str, Square] = {square_text((f, r)): (f, r) for r in numbers for f in numbers}
        self.all_fences: dict[str, Fence] = {
            fence_text((f, r, way)): (f, r, way) for r in numbers for f in numbers for way in "hv"
        }

    # What the outside asks

    def actors(self) -> tuple[int, ...]:
        """The seat in turn, or nobody after the end (Q-4)."""
        return (self.turn,) if self.places is None else ()

    def legal(self, seat: int) -> list[str]:
        """Every text that the seat may play now."""
        return [text for text in [*self.all_moves, *self.all_fences, "pass"] if self._is_legal(seat, text)]

    def play(self, seat: int, text: str) -> None:
        """Carry out one action, then look for the end (Q-4, Q-11, Q-12, Q-13)."""
        if not self._is_legal(seat, text):
            raise ValueError(f"seat {seat} may not play {text}")
        if text in self.all_moves:
            self.pawns[seat] = self.all_moves[text]
        elif text in self.all_fences:
            self.fences.add(self.all_fences[text])
            self.left[seat] -= 1
        self.plies += 1
        self.turn = (seat + 1) % self.players
        position = self._position()
        self.seen[position] = self.seen.get(position, 0) + 1

        if self._is_goal(seat, self.pawns[seat]):
            self.places = tuple(1 if self._same_side(seat, other) else 2 for other in range(self.players))
        elif self.seen[position] == 3 or self.plies == (400 if self.players == 2 else 800):
            self.places = (1,) * self.players

    def state(self) -> dict[str, Any]:
        """Everything the referee knows, as the module's docstring says."""
        return {
            "pawns": [square_text(square) for square in self.pawns],
            "fences": [fence_text(fence) for fence in sorted(self.fences, key=lambda f: (f[1], f[0], f[2]))],
            "left": list(self.left),
            "turn": self.turn,
            "plies": self.plies,
            "repeats": self.seen[self._position()],
        }

    def result(self) -> tuple[int, ...] | None:
        """The place of each seat, or None while the match runs (Q-12, Q-13)."""
        return self.places

    # Legality

    def _is_legal(self, seat: int, text: str) -> bool:
        """Whether the seat may play the text now (Q-4, Q-11)."""
        if seat not in self.actors():
            return False
        if text in self.all_moves:
            return self._is_move(seat, self.all_moves[text])
        if text in self.all_fences:
            return self._is_placement(seat, self.all_fences[text])
        if text == "pass":
            return not any(self._is_legal(seat, other) for other in [*self.all_moves, *self.all_fences])
        return False

    def _is_move(self, seat: int, target: Square) -> bool:
        """Whether the seat's pawn may go to the target: a step, a jump or a diagonal (Q-5, Q-8, Q-9, Q-10)."""
        if target in self.pawns:
            return False
        start = self.pawns[seat]
        return self._is_open(start, target) or any(
            self._is_jump(start, neighbour, target)
            for other, neighbour in enumerate(self.pawns)
            if other != seat and self._is_open(start, neighbour)
        )

    def _is_jump(self, start: Square, neighbour: Square, target: Square) -> bool:
        """Whether a pawn facing the neighbour may go over it to the free target (Q-8, Q-9, Q-10)."""
        behind = (2 * neighbour[0] - start[0], 2 * neighbour[1] - start[1])
        if not self._is_open(neighbour, target):
            return False
        if target == behind:
            return True  # straight
        if not self._is_open(neighbour, behind):
            return True  # a fence or the edge is behind: to the side
        return behind in self.pawns and self.third_pawn == "diagonal"  # a second pawn is behind

    def _is_placement(self, seat: int, fence: Fence) -> bool:
        """Whether the seat may place the fence (Q-4, Q-6, Q-7)."""
        file, rank, way = fence
        if self.left[seat] == 0:
            return False
        if file == self.size or rank == self.size:
            return False  # it would leave the board
        if (file, rank, "h") in self.fences or (file, rank, "v") in self.fences:
            return False  # it would cross a fence, or lie on it
        along = [(file - 1, rank, "h"), (file + 1, rank, "h")]
        if way == "v":
            along = [(file, rank - 1, "v"), (file, rank + 1, "v")]
        if any(other in self.fences for other in along):
            return False  # it would overlap a half
        self.fences.add(fence)
        everybody = all(self._has_way(other) for other in range(self.players))
        self.fences.remove(fence)
        return everybody

    def _has_way(self, seat: int) -> bool:
        """Whether single steps, pawns ignored, lead the seat's pawn to its goal (Q-7)."""
        side = self._side(seat)
        forward_last = DIRECTIONS[side + 1 :] + DIRECTIONS[: side + 1]  # the last one added is the next one tried
        reached = {self.pawns[seat]}
        waiting = [self.pawns[seat]]
        while waiting:
            square = waiting.pop()
            if self._is_goal(seat, square):
                return True
            for across, up in forward_last:
                following = (square[0] + across, square[1] + up)
                if following not in reached and self._is_open(square, following):
                    reached.add(following)
                    waiting.append(following)
        return False

    def _is_open(self, here: Square, there: Square) -> bool:
        """Whether two squares of the board are neighbours with no fence between them (Q-5)."""
        if not (1 <= there[0] <= self.size and 1 <= there[1] <= self.size):
            return False
        file, rank = min(here[0], there[0]), min(here[1], there[1])
        apart = (abs(here[0] - there[0]), abs(here[1] - there[1]))
        if apart == (0, 1):
            return (file, rank, "h") not in self.fences and (file - 1, rank, "h") not in self.fences
        if apart == (1, 0):
            return (file, rank, "v") not in self.fences and (file, rank - 1, "v") not in self.fences
        return False

    # The end

    def _side(self, seat: int) -> int:
        """The side of the seat's base line: 0 bottom, 1 left, 2 top, 3 right (Q-2)."""
        return seat * 4 // self.players

    def _is_goal(self, seat: int, square: Square) -> bool:
        """Whether the square is on the seat's goal line (Q-1, Q-2)."""
        file, rank = square
        return (rank == self.size, file == self.size, rank == 1, file == 1)[self._side(seat)]

    def _same_side(self, seat: int, other: int) -> bool:
        """Whether the two seats win together (Q-12)."""
        return seat == other or (self.teams == "yes" and seat % 2 == other % 2)

    def _position(self) -> Position:
        """What must be the same for a repetition: pawns, fences, counts and turn (Q-13)."""
        return tuple(self.pawns), frozenset(self.fences), tuple(self.left), self.turn


def perft(options: dict[str, Any], depth: int) -> int:
    """The number of lines of exactly so many legal plies from the start; seat 0 begins (Q-3)."""
    return _lines(Oracle({**options, "starter": 1}, Chance(0)), depth)


def _lines(oracle: Oracle, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in oracle.actors():
        texts = oracle.legal(seat)
        if depth == 1:
            return len(texts)
        for text in texts:
            after = deepcopy(oracle)
            after.play(seat, text)
            total += _lines(after, depth - 1)
    return total
