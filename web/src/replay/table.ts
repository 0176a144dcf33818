import type { Say } from "../boards/board";
import { nameText } from "../live/names";
import type { MatchInfo, TableView } from "../wire";

/** The names of those who played; a file that was brought along knows none. */
export function namesOf(match: MatchInfo, say: Say): (string | undefined)[] {
  return match.names.map((name, seat) => {
    const bot = match.bot_names[seat] ?? null;
    if (name !== null) return nameText(name, say);
    return bot === null ? undefined : say(`bot-name-${bot}`);
  });
}

/** The table at which a match was played, as a board wants it. */
export function tableOf(match: MatchInfo, say: Say): TableView {
  return {
    id: match.id,
    game: match.game,
    options: match.options,
    clock: { kind: "none", seconds: 60, increment: 0 },
    status: "over",
    seats: namesOf(match, say).map((name, seat) => ({
      occupant: (match.bot_names[seat] ?? null) === null ? "person" : "bot",
      name: name ?? say("player-numbered", { seat: seat + 1 }),
      bot_name: match.bot_names[seat] ?? null,
      level: null,
      mine: match.mine.includes(seat),
      away: false,
      stand_in: false,
      resigned: false,
      opening: "link" as const,
      person: null,
    })),
    host: false,
    host_name: null,
    may_sit: false,
    quick: null,
    match: match.id,
    watchers: 0,
    undo: null,
    rematch: [],
    passed: [],
    awaited: [],
    next: null,
    invite: null,
    watch: "all",
    talk: "nobody",
    sharing: false,
    removed: [],
    sides: [],
    hurry: false,
    goal: "win",
  };
}
