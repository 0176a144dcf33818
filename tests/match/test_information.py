"""An action that showed or drew something reveals something; one that everybody could foresee does not."""

import majlis
from majlis.match.information import reveals_nothing
from majlis.match.match import Match


def reveals_nothing_by(match: Match, seat: int, text: str, viewers: tuple[int | None, ...]) -> bool:
    return reveals_nothing(match, seat, match.game.definition.notation.action(text), viewers)


def test_a_step_in_the_open_reveals_nothing() -> None:
    match = majlis.game("quoridor", starter=1).start(1)
    assert reveals_nothing_by(match, 0, "e2", (0, 1, None))
    assert match.ply == 0


def test_a_card_laid_is_news_to_others_but_not_to_its_owner() -> None:
    match = majlis.game("jackaroo").start(3)
    [seat] = match.actors()
    text = match.legal(seat)[0]
    assert reveals_nothing_by(match, seat, text, (seat,))
    assert not reveals_nothing_by(match, seat, text, ((seat + 1) % 4,))
    assert not reveals_nothing_by(match, seat, text, (None,))


def test_looking_at_the_bank_is_news_to_who_looks() -> None:
    match = majlis.game("toitoi", players=2).start(5)
    for seat in (0, 1):
        match.play(seat, "open 1 2")
    [seat] = match.actors()
    assert not reveals_nothing_by(match, seat, "bank", (seat,))


def test_drawing_always_reveals_something() -> None:
    match = majlis.game("taki", players=2).start(2)
    seat = next(seat for seat in match.actors() if "draw" in match.legal(seat))
    assert not reveals_nothing_by(match, seat, "draw", (seat,))
