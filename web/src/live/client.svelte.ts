import { language } from "../words/words.svelte";
import { type Answer, Connection, type ConnectionStatus, type RequestBody } from "./connection";
import { apply, type ClientState, EMPTY, lastPly, withoutCall, withoutTable, withTable } from "./store";

/** The page's one connection and what it has heard, for components to read. */
let state = $state.raw<ClientState>(EMPTY);
let status = $state<ConnectionStatus>("opening");
/** Whether the connection was lost since it was first there. */
let wasLost = $state(false);

/** Requests of which nobody knows yet whether they were carried out. */
let unconfirmed = $state(0);

const ENDED = "majlis-ended";

let followed: { id: string; key: string | null; entered: boolean } | null = null;
let inLobby = false;

const connection = new Connection({
  open: () => new WebSocket(new URL("/ws", location.href.replace(/^http/, "ws"))),
  onMessage: (message) => (state = apply(state, message, performance.now())),
  onStatus: (now) => {
    status = now;
    if (now === "lost") wasLost = true;
  },
  onUnconfirmed: (count) => (unconfirmed = count),
  onEnded: () => {
    sessionStorage.setItem(ENDED, "yes");
    // Everything this page knows was of a guest who is not known here any more.
    location.assign("/");
  },
  greet: () => [
    { type: "hello", lang: language() },
    ...(inLobby ? [{ type: "lobby", on: true } as const] : []),
    // A first entering that was not answered is asked again by itself.
    ...(followed?.entered
      ? [{ type: "enter", table: followed.id, key: followed.key, ply: lastPly(state) } as const]
      : []),
  ],
});

export function client(): ClientState {
  return state;
}

export function connectionStatus(): ConnectionStatus {
  return status;
}

export function wasDisconnected(): boolean {
  return wasLost;
}

/** Whether the page begins anew because its device was ended from another one; told once. */
export function takeEndedFlag(): boolean {
  const is = sessionStorage.getItem(ENDED) === "yes";
  sessionStorage.removeItem(ENDED);
  return is;
}

export function hasUnconfirmed(): boolean {
  return unconfirmed > 0;
}

/** Open the connection, and keep it; returns how to stop. */
export function openConnection(): () => void {
  connection.start();
  const retryNow = () => {
    if (document.visibilityState === "visible") connection.retryNow();
  };
  addEventListener("online", retryNow);
  document.addEventListener("visibilitychange", retryNow);
  return () => {
    removeEventListener("online", retryNow);
    document.removeEventListener("visibilitychange", retryNow);
    connection.stop();
  };
}

export function ask(body: RequestBody): Promise<Answer> {
  return connection.ask(body);
}

/** Tell the server in which language its refusals should be. */
export function sendLanguage(): void {
  connection.tell({ type: "hello", lang: language() });
}

/** Let the server know this browser's new name on the connection, too. */
export function reconnect(): void {
  connection.reopen();
}

/** Forget that somebody is wanted at a table. */
export function dismissCall(table: string): void {
  state = withoutCall(state, table);
}

export function followLobby(on: boolean): void {
  if (inLobby === on) return;
  inLobby = on;
  connection.tell({ type: "lobby", on });
}

/** Follow a table; the answer says whether there is one. */
export async function enterTable(id: string, key: string | null): Promise<Answer> {
  if (followed && followed.id !== id) connection.tell({ type: "exit", table: followed.id });
  const entering = { id, key, entered: false };
  followed = entering;
  state = withTable(state, id);
  const answer = await connection.ask({ type: "enter", table: id, key, ply: null });
  if (answer.type === "done") entering.entered = true;
  return answer;
}

export function exitTable(id: string): void {
  if (followed?.id !== id) return;
  followed = null;
  state = withoutTable(state);
  connection.tell({ type: "exit", table: id });
}
