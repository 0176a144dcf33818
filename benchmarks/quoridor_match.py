"""Quoridor's engine at full strength against OpenSpiel's Monte Carlo tree search.

`python benchmarks/quoridor_match.py results.jsonl --games 100` plays two-player games on the standard board, the first
move alternating, and appends each game to the file as a line of JSON; run again, it goes on where it stopped. With
`--summary quoridor_match.json` what came out is also written in short.

OpenSpiel's C++ `MCTSBot` with random rollouts (`RandomRolloutEvaluator`, one rollout a leaf, c = sqrt 2, proven wins
used) is given as many simulations a move as fit into `--seconds` (1) of processor time at the best rate of its last
three moves, so a busy machine does not weaken it; where a win is proven it needs less. Our bot thinks its level's
budget of iterations to the end; its processor time is printed. A draw counts half.
"""

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

import majlis
from majlis.games.quoridor import engine
from majlis.kernel.seeds import new_stream


def mirrored(text: str) -> str:
    """A text of OpenSpiel's, whose first rank is the top one, as ours, or the other way round."""
    return f"{text[0]}{10 - int(text[1])}" if len(text) == 2 else f"{text[0]}{9 - int(text[1])}{text[2]}"


class Peer:
    """OpenSpiel's search with a fixed processor time a move."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.game = pyspiel.load_game("quoridor(players=2)")
        self.seconds = seconds
        self.rates = [20000.0]
        self.spent: list[float] = []
        self._random = np.random.default_rng(seed)

    def choose(self, state: Any) -> int:
        simulations = max(10, int(max(self.rates[-3:]) * self.seconds))
        seed = int(self._random.integers(1 << 30))
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, math.sqrt(2), simulations, 1000, True, seed, False)
        began = time.process_time()
        action = int(bot.step(state))
        took = time.process_time() - began
        self.spent.append(took)
        if took > 0.02 * self.seconds:
            self.rates.append(simulations / took)
        return action


def play_game(number: int, level: int, seconds: float) -> dict[str, Any]:
    """One game; our bot has seat 0 in the even ones."""
    ours = number % 2
    game = majlis.game("quoridor", starter=1)
    match = game.start(seed=number)
    peer = Peer(seconds, number)
    state = peer.game.new_initial_state()
    rng = new_stream(number)
    spent: list[float] = []
    while match.actors():
        [seat] = match.actors()
        ids = {mirrored(state.action_to_string(seat, action)): action for action in state.legal_actions()}
        if seat == ours:
            began = time.process_time()
            thinking = engine.begin(game, match.hidden(seat), seat, level, rng)
            assert thinking is not None
            while not thinking.done:
                thinking.work(thinking.budget)
            text = match.text(thinking.decision().action)
            spent.append(time.process_time() - began)
        else:
            text = mirrored(state.action_to_string(seat, peer.choose(state)))
        match.play(seat, text)
        state.apply_action(ids[text])
    result = match.result()
    assert result is not None
    points = 0.5 if sum(result.places) == 2 else float(result.places[ours] == 1)
    return {
        "game": number,
        "level": level,
        "peer_seconds": seconds,
        "points": points,
        "seat": ours,
        "plies": match.ply,
        "peer_simulations_per_second": round(peer.rates[-1]),
        "our_mean_seconds": round(float(np.mean(spent)), 3),
        "our_longest": round(max(spent), 3),
        "peer_mean_seconds": round(float(np.mean(peer.spent)), 3),
        "moves": " ".join(match.text(move.action) for move in match.log),
    }


def compile_engine() -> None:
    """Let the first move cost no more than any other."""
    for kernel in engine.kernels().values():
        kernel.compile(kernel.wanted)


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, points / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def summary(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """All games in short, with each one's points."""
    points, games = sum(line["points"] for line in lines), len(lines)
    low, high = interval(points, games)
    return {
        "level": lines[0]["level"],
        "games": games,
        "points": points,
        "low": round(low, 4),
        "high": round(high, 4),
        "our_mean_seconds": round(float(np.mean([line["our_mean_seconds"] for line in lines])), 3),
        "our_longest_seconds": max(line["our_longest"] for line in lines),
        "peer_seconds_asked": lines[0]["peer_seconds"],
        "peer_mean_seconds": round(float(np.mean([line["peer_mean_seconds"] for line in lines])), 3),
        "peer_simulations_per_second": round(float(np.mean([line["peer_simulations_per_second"] for line in lines]))),
        "mean_plies": round(float(np.mean([line["plies"] for line in lines])), 1),
        "points_by_game": [line["points"] for line in sorted(lines, key=lambda line: int(line["game"]))],
    }


def report(lines: list[dict[str, Any]]) -> str:
    """All games in a sentence."""
    told = summary(lines)
    return (
        f"{told['points']:g} of {told['games']} games = {told['points'] / told['games']:.1%} "
        f"(95% interval {told['low']:.1%} to {told['high']:.1%}); a move took us {told['our_mean_seconds']:.2f} s "
        f"(longest {told['our_longest_seconds']:.2f}), the peer {told['peer_mean_seconds']:.2f} s of processor time"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("results", type=Path, help="a file of JSON lines; games in it are not played again")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="the peer's processor time a move")
    parser.add_argument("--summary", type=Path, help="a file for the result in short")
    asked = parser.parse_args()
    played = asked.results.read_text().splitlines() if asked.results.exists() else []
    lines = [json.loads(line) for line in played]
    lines = [line for line in lines if line["level"] == asked.level and line["peer_seconds"] == asked.seconds]
    done = {line["game"] for line in lines}
    if len(done) < asked.games:
        compile_engine()
    for number in range(asked.games):
        if number in done:
            continue
        lines.append(play_game(number, asked.level, asked.seconds))
        with asked.results.open("a") as file:
            file.write(json.dumps(lines[-1]) + "\n")
        print(f"game {number}: {lines[-1]['points']:g} in {lines[-1]['plies']} plies; {report(lines)}", flush=True)
    print(report(lines))
    if asked.summary is not None:
        asked.summary.write_text(json.dumps(summary(lines), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
