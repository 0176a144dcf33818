import type { SeatView } from "../live/store";
import type { ChatMessage, Position, SeatInfo, Step, TableView } from "../wire";

/** Small, complete messages for tests; what matters to a test is given, the rest is as usual. */
export function aSeat(given: Partial<SeatInfo> = {}): SeatInfo {
  const is = { mine: false, away: false, stand_in: false, resigned: false } as const;
  const usual = { name: "Sara", bot_name: null, level: null, opening: "link", person: null, ...is } as const;
  return { occupant: "person", ...usual, ...given };
}

export function aTable(given: Partial<TableView> = {}): TableView {
  return {
    id: "t",
    game: "quoridor",
    options: { players: 2 },
    clock: { kind: "none", seconds: 60, increment: 0 },
    status: "playing",
    seats: [aSeat({ mine: true }), aSeat({ occupant: "bot", name: null, bot_name: 2, level: 3 })],
    host: true,
    host_name: "Sara",
    may_sit: false,
    quick: null,
    match: "m",
    watchers: 0,
    undo: null,
    rematch: [],
    passed: [],
    awaited: [],
    next: null,
    invite: null,
    watch: "all",
    talk: "all",
    sharing: false,
    removed: [],
    sides: [[0], [1]],
    hurry: false,
    goal: "win",
    ...given,
  };
}

export function aPosition(given: Partial<Position> = {}): Position {
  return { ply: 0, seat: 0, view: {}, actors: [0], legal: [], window: null, outcome: null, may_undo: false, ...given };
}

export function aStep(ply: number, seat = 0): Step {
  return { ply, seat, events: [{ event: "moved", seat, from: `e${ply}`, to: `d${ply}` }] };
}

export function aSeatView(position = aPosition(), fresh: Step[] = []): SeatView {
  return { position, fresh, history: fresh, at: 0 };
}

export function aLine(number: number, given: Partial<ChatMessage> = {}): ChatMessage {
  return { number, seat: 0, name: "Sara", text: `line ${number}`, phrase: null, mine: false, person: "sara", ...given };
}
