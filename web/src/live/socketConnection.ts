import { newId } from "../device";
import type { Message } from "../wire";
import type { Answer, Connection, RequestBody } from "./connection";

export type ConnectionStatus = "opening" | "open" | "lost";

export interface SocketOptions {
  open: () => WebSocket;
  onMessage: (message: Message) => void;
  onStatus: (status: ConnectionStatus) => void;
  /** What to say first on every new connection: hello, and where this page is. */
  greet: () => RequestBody[];
  /** How many requests there are of which nobody knows yet whether they were carried out. */
  onUnconfirmed?: (count: number) => void;
  /** The guest has ended this device: it is known no more, and the connection does not come back. */
  onEnded?: () => void;
  /** How often it is asked whether anybody is there, and how long an answer may take, in milliseconds. */
  pingEvery?: number;
  patience?: number;
}

interface Pending {
  body: RequestBody;
  resolve: (answer: Answer) => void;
  /** How often it was sent. */
  sent: number;
  /** How often the answer was that nobody knows. */
  unknowns: number;
  retry?: ReturnType<typeof setTimeout>;
}

/** Why the server closed a connection. */
const RESTARTING = 1012;
const ENDED = 4401;
/** A server that starts anew is looked for so often, so many times, before it is like any other that is away. */
const RESTART_WAIT = 250;
const RESTART_TIMES = 24;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Who comes back from sleep wants to know soon whether the connection is still there. */
const SOON = 3000;

/** Refusals that the same request is spared a little later: the server could not do it just now. */
const TRANSIENT: readonly string[] = ["unknown", "not_done", "too_many", "not_ready"];

/** How long to wait before trying again; the part of chance keeps a crowd from coming back at one moment. */
export function waitBefore(attempt: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + 0.5 * random);
}

/** The same after the server has said that it starts anew: at once, as there may be another, then often for a while. */
export function waitForRestart(attempt: number, random: number): number {
  if (attempt === 0) return 0;
  return attempt <= RESTART_TIMES ? RESTART_WAIT * (0.6 + 0.8 * random) : waitBefore(attempt - RESTART_TIMES, random);
}

/** The page's one socket to the server. It comes back by itself; what was not answered is asked again under its id. */
export class SocketConnection implements Connection {
  readonly #options: Required<SocketOptions>;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  /** Whether the server has said that it starts anew. */
  #isRestarting = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  /** When the server was asked whether it is there; null once anything came from it. */
  #pinged: number | null = null;
  /** The greeting of this connection, and how often it had to be said again. */
  readonly #greetings = new Set<string>();
  #greeted = 0;
  #greeting: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(options: SocketOptions) {
    this.#options = {
      pingEvery: 5_000,
      patience: 10_000,
      onUnconfirmed: () => undefined,
      onEnded: () => undefined,
      ...options,
    };
  }

  start(): void {
    this.#closed = false;
    this.#options.onStatus("opening");
    this.#connect();
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#greeting);
    clearInterval(this.#ping);
    for (const pending of this.#pending.values()) clearTimeout(pending.retry);
    this.#socket?.close(1000);
    this.#socket = null;
  }

  /** Try again at once, as when the network or the screen is back; a connection that slept meanwhile may be dead. */
  retryNow(): void {
    if (this.#closed) return;
    if (this.#socket) {
      this.#checkSoon(this.#socket);
      return;
    }
    clearTimeout(this.#retry);
    this.#attempt = 0;
    this.#connect();
  }

  /** Take a new connection in place of this one, as after a new name: the server reads who it is at its beginning. */
  reopen(): void {
    const old = this.#socket;
    if (old?.readyState !== WebSocket.OPEN) return;
    clearInterval(this.#ping);
    this.#connect();
    old.close(1000);
  }

  /** Ask the server; the promise is kept even if the connection is lost and comes back meanwhile. */
  ask(body: RequestBody): Promise<Answer> {
    const id = newId();
    return new Promise((resolve) => {
      this.#pending.set(id, { body, resolve, sent: 0, unknowns: 0 });
      this.#send(id);
    });
  }

  /** Send what was not answered; the server is told if it may have had it before. */
  #send(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending || this.#socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(pending.retry);
    const again = pending.sent++ > 0 ? { again: true } : {};
    this.#socket.send(JSON.stringify({ ...pending.body, id, ...again }));
  }

  /** Nobody knows whether it was carried out: ask again, under the same id, until somebody does. */
  #retryUnknown(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.retry = setTimeout(() => this.#send(id), waitBefore(pending.unknowns++, Math.random()));
    this.#reportUnconfirmed();
  }

  #reportUnconfirmed(): void {
    this.#options.onUnconfirmed([...this.#pending.values()].filter((pending) => pending.unknowns > 0).length);
  }

  /** Say something whose answer does not matter; lost with the connection. */
  tell(body: RequestBody): void {
    this.#tell(body, newId());
  }

  #tell(body: RequestBody, id: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ ...body, id }));
  }

  /** Say who this is and where; what the server cannot do just now is said again until it can. */
  #greet(): void {
    clearTimeout(this.#greeting);
    this.#greetings.clear();
    for (const body of this.#options.greet()) {
      const id = newId();
      this.#greetings.add(id);
      this.#tell(body, id);
    }
  }

  #greetAgain(): void {
    this.#greetings.clear();
    this.#greeting = setTimeout(() => this.#greet(), waitBefore(this.#greeted++, Math.random()));
  }

  #connect(): void {
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#isRestarting = false;
      this.#greeted = 0;
      this.#pinged = null;
      this.#greet();
      for (const id of this.#pending.keys()) this.#send(id);
      this.#options.onStatus("open");
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#checkLife(socket), this.#options.pingEvery);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#pinged = null;
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = ({ code }: CloseEvent) => this.#lose(socket, code);
  }

  #receive(message: Message): void {
    const isTransient = message.type === "unknown" || (message.type === "refused" && TRANSIENT.includes(message.code));
    if (isTransient && message.id !== null && this.#greetings.has(message.id)) {
      this.#greetAgain();
    } else if (message.type === "unknown") {
      this.#retryUnknown(message.id);
    } else if ("id" in message && message.id !== null) {
      const pending = this.#pending.get(message.id);
      clearTimeout(pending?.retry);
      this.#pending.delete(message.id);
      if (pending?.unknowns) this.#reportUnconfirmed();
      pending?.resolve(message);
    }
    this.#options.onMessage(message);
  }

  /**
   * A line can be dead without anybody saying so: if nothing comes after a question it is given up. What counts is the
   * time since the question, for browsers let the clocks of hidden pages run slowly.
   */
  #checkLife(socket: WebSocket): void {
    if (this.#pinged === null) {
      this.#pinged = Date.now();
      this.tell({ type: "ping" });
    } else if (Date.now() - this.#pinged >= this.#options.patience) {
      this.#giveUp(socket);
    }
  }

  #checkSoon(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    const at = (this.#pinged = Date.now());
    this.tell({ type: "ping" });
    setTimeout(() => {
      if (this.#socket === socket && this.#pinged === at) this.#giveUp(socket);
    }, SOON);
  }

  #giveUp(socket: WebSocket): void {
    socket.close();
    this.#lose(socket);
  }

  #lose(socket: WebSocket, code = 0): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    clearTimeout(this.#greeting);
    this.#greetings.clear();
    if (this.#closed) return;
    if (code === ENDED) {
      this.stop();
      this.#options.onEnded();
      return;
    }
    if (code === RESTARTING && !this.#isRestarting) {
      this.#isRestarting = true;
      this.#attempt = 0;
    }
    const wait = this.#isRestarting ? waitForRestart : waitBefore;
    // Where another server takes over at once, nobody need be told.
    if (!this.#isRestarting || this.#attempt > 0) this.#options.onStatus("lost");
    this.#retry = setTimeout(() => this.#connect(), wait(this.#attempt++, Math.random()));
  }
}
