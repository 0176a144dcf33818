import { language } from "../words/words.svelte";
import { type Answer, type Asked, Connection, type Line } from "./connection";
import { apply, EMPTY, following, type HouseState, lastPly, leaving, withoutCall } from "./store";

/** The page's one connection and what it has heard, for components to read. */
let state = $state.raw<HouseState>(EMPTY);
let line = $state<Line>("opening");
/** Whether the line was lost since it was first there. */
let wasLost = $state(false);

/** Requests of which nobody knows yet whether they were carried out. */
let doubts = $state(0);

const ENDED = "majlis-ended";

let followed: { id: string; key: string | null; entered: boolean } | null = null;
let inLobby = false;

const connection = new Connection({
  open: () => new WebSocket(new URL("/ws", location.href.replace(/^http/, "ws"))),
  onMessage: (message) => (state = apply(state, message, performance.now())),
  onLine: (now) => {
    line = now;
    if (now === "lost") wasLost = true;
  },
  onDoubt: (count) => (doubts = count),
  onEnded: () => {
    sessionStorage.setItem(ENDED, "yes");
    // Everything this page knows was of a guest who is not known here any more.
    location.assign("/");
  },
  greet: () => [
    { do: "hello", lang: language() },
    ...(inLobby ? [{ do: "lobby", on: true } as const] : []),
    // A first entering that was not answered is asked again by itself.
    ...(followed?.entered
      ? [{ do: "enter", table: followed.id, key: followed.key, ply: lastPly(state) } as const]
      : []),
  ],
});

export function house(): HouseState {
  return state;
}

export function lineNow(): Line {
  return line;
}

export function lineWasLost(): boolean {
  return wasLost;
}

/** Whether the page begins anew because its device was ended from another one; told once. */
export function wasEnded(): boolean {
  const is = sessionStorage.getItem(ENDED) === "yes";
  sessionStorage.removeItem(ENDED);
  return is;
}

export function doubtful(): boolean {
  return doubts > 0;
}

/** Open the line, and keep it; returns how to stop. */
export function openHouse(): () => void {
  connection.start();
  const hurry = () => {
    if (document.visibilityState === "visible") connection.hurry();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  return () => {
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
    connection.stop();
  };
}

export function ask(asked: Asked): Promise<Answer> {
  return connection.ask(asked);
}

/** Tell the house in which language its refusals should be. */
export function greetAgain(): void {
  connection.tell({ do: "hello", lang: language() });
}

/** Let the house know this browser's new name on the line, too. */
export function renewLine(): void {
  connection.renew();
}

/** Forget that somebody is wanted at a table. */
export function dropCall(table: string): void {
  state = withoutCall(state, table);
}

export function followLobby(on: boolean): void {
  if (inLobby === on) return;
  inLobby = on;
  connection.tell({ do: "lobby", on });
}

/** Follow a table; the answer says whether there is one. */
export async function enterTable(id: string, key: string | null): Promise<Answer> {
  if (followed && followed.id !== id) connection.tell({ do: "exit", table: followed.id });
  const entering = { id, key, entered: false };
  followed = entering;
  state = following(state, id);
  const answer = await connection.ask({ do: "enter", table: id, key, ply: null });
  if (answer.is === "done") entering.entered = true;
  return answer;
}

export function exitTable(id: string): void {
  if (followed?.id !== id) return;
  followed = null;
  state = leaving(state);
  connection.tell({ do: "exit", table: id });
}
