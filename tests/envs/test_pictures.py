"""What `rgb_array` shows: the page's own pieces, on sheets of one size, and nothing that a seat does not know."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import majlis
from majlis.envs import scenes
from majlis.envs.episode import Episode
from majlis.envs.pictures import rendered


def walked(episode: Episode, rng: np.random.Generator, plies: int) -> None:
    for _ in range(plies):
        if episode.actors:
            episode.play(episode.seat, int(rng.choice(episode.legal(episode.seat))))


def test_positions_are_drawn_from_the_first_to_the_last(key: str, rules: dict[str, Any]) -> None:
    """By every seat's eyes and by the referee's; no piece is asked for that there is none of."""
    episode, rng = Episode(majlis.game(key, **rules), 1), np.random.default_rng(1)
    seen = set()
    for _ in range(40):
        for facts in (episode.state(), *(episode.view(seat) for seat in range(episode.game.players))):
            drawing = scenes.drawn(key, facts, episode.actors)
            assert drawing is not None
            ElementTree.fromstring(drawing)
            seen.add(drawing)
        walked(episode, rng, 3)
    assert len(seen) > 3


def test_pictures_have_one_size_and_show_what_changes(key: str) -> None:
    episode, rng = Episode(majlis.game(key), 1), np.random.default_rng(2)
    pictures = []
    for _ in range(3):
        picture = rendered(episode, "rgb_array", 0)
        assert isinstance(picture, np.ndarray)
        assert picture.shape == (scenes.HEIGHT, scenes.WIDTH, 3)
        assert picture.dtype == np.uint8
        # Boards and cards have many colours; a sheet on which nothing could be drawn has one.
        assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50
        pictures.append(picture)
        walked(episode, rng, 12)
    assert (pictures[0] != pictures[1]).any()
    assert (pictures[1] != pictures[2]).any()


def test_a_hand_that_a_seat_does_not_know_is_seen_from_behind() -> None:
    episode = Episode(majlis.game("taki"), 1)
    backs = scenes.pieces()["pieces"]["taki-card-back"]
    by_seat, by_all = (scenes.drawn("taki", facts, ()) for facts in (episode.view(0), episode.state()))
    assert by_seat is not None
    assert by_all is not None
    # The draw pile, and three hands of eight.
    assert (by_seat.count(backs), by_all.count(backs)) == (25, 1)


def test_a_game_that_the_page_has_no_pieces_of_is_drawn_as_a_terminal_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "SCENES", {})
    picture = rendered(Episode(majlis.game("quoridor"), 1), "rgb_array", 0)
    assert isinstance(picture, np.ndarray)
    assert picture.shape != (scenes.HEIGHT, scenes.WIDTH, 3)
