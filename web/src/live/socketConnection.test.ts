import type { Message } from "../wire";
import { type ConnectionStatus, SocketConnection, waitBefore, waitForRestart } from "./socketConnection";

class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(frame: string) {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  comesUp() {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  says(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** In place of a real socket, of which a connection uses no more. */
const openWire = () => new Wire() as unknown as WebSocket;

function connected() {
  const heard: Message[] = [];
  const lines: ConnectionStatus[] = [];
  const connection = new SocketConnection({
    open: openWire,
    onMessage: (message) => heard.push(message),
    onStatus: (line) => lines.push(line),
    greet: () => [{ type: "hello", lang: "en" }],
  });
  connection.start();
  return { connection, heard, lines, wire: () => Wire.all.at(-1)! };
}

const move = { type: "move", table: "t", seat: 0, ply: 3, action: "e2" } as const;

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("it greets first, and an answer keeps the promise of its request", async () => {
  const { connection, wire, lines } = connected();
  const answer = connection.ask(move);
  wire().comesUp();
  expect(wire().sent.map((frame) => frame["type"])).toEqual(["hello", "move"]);
  const id = wire().sent[1]!["id"] as string;
  wire().says({ type: "done", id, ply: 4 });
  expect(await answer).toEqual({ type: "done", id, ply: 4 });
  expect(lines).toEqual(["opening", "open"]);
});

test("a move that was not answered is asked again under the same id, an answered one is not", async () => {
  const { connection, wire, lines } = connected();
  wire().comesUp();
  const first = connection.ask(move);
  wire().says({ type: "done", id: wire().sent[1]!["id"] as string, ply: 4 });
  await first;
  void connection.ask({ ...move, ply: 4 });
  const lost = wire().sent[2]!;
  wire().breaks();
  expect(lines.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Wire.all).toHaveLength(2);
  wire().comesUp();
  expect(wire().sent[0]!["type"]).toBe("hello");
  expect(wire().sent.slice(1)).toEqual([{ ...lost, again: true }]);
});

test("a half-open connection is given up within 15 seconds, and what was not answered goes over the next one", () => {
  const { connection, wire, lines } = connected();
  wire().comesUp();
  vi.advanceTimersByTime(5_000);
  expect(wire().sent.at(-1)!["type"]).toBe("ping");
  wire().says({ type: "done", id: wire().sent.at(-1)!["id"] as string });
  // From here on nothing comes, and nobody closes anything.
  void connection.ask(move);
  const asked = wire().sent.at(-1)!;
  vi.advanceTimersByTime(14_000);
  expect(lines).toEqual(["opening", "open"]);
  vi.advanceTimersByTime(1_000);
  expect(lines.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(Wire.all).toHaveLength(2);
  wire().comesUp();
  expect(wire().sent.at(-1)).toEqual({ ...asked, again: true });
});

test("what still comes on a connection that was given up changes nothing of the next one's life", () => {
  const { wire, lines } = connected();
  wire().comesUp();
  const old = wire();
  vi.advanceTimersByTime(16_000);
  expect(Wire.all).toHaveLength(2);
  wire().comesUp();
  vi.advanceTimersByTime(5_000);
  old.says({ type: "done", id: "late" });
  vi.advanceTimersByTime(10_000);
  expect(lines.at(-1)).toBe("lost");
});

test("a connection that is answered stays", () => {
  const { wire } = connected();
  wire().comesUp();
  for (let count = 0; count < 30; count++) {
    vi.advanceTimersByTime(5_000);
    wire().says({ type: "done", id: wire().sent.at(-1)!["id"] as string });
  }
  expect(Wire.all).toHaveLength(1);
});

test("a hidden page, whose clocks run slowly, keeps a connection that is answered", () => {
  const { wire, lines } = connected();
  wire().comesUp();
  for (let count = 0; count < 5; count++) {
    // The browser lets the page look once a minute.
    vi.setSystemTime(Date.now() + 55_000);
    vi.advanceTimersByTime(5_000);
    wire().says({ type: "done", id: wire().sent.at(-1)!["id"] as string });
  }
  expect(lines).toEqual(["opening", "open"]);
});

test("back from sleep a dead connection is noticed soon, a living one stays", () => {
  const { connection, wire, lines } = connected();
  wire().comesUp();
  connection.retryNow();
  wire().says({ type: "done", id: wire().sent.at(-1)!["id"] as string });
  vi.advanceTimersByTime(4_000);
  expect(lines.at(-1)).toBe("open");
  connection.retryNow();
  vi.advanceTimersByTime(3_000);
  expect(lines.at(-1)).toBe("lost");
});

test("a greeting that the server cannot answer just now is said again until it can, and no more", () => {
  const { wire, heard } = connected();
  wire().comesUp();
  const greetings = () => wire().sent.filter((frame) => frame["type"] === "hello");
  for (let count = 1; count <= 3; count++) {
    expect(greetings()).toHaveLength(count);
    const id = greetings().at(-1)!["id"] as string;
    wire().says({ type: "refused", id, code: "not_done", text: "not now", rule: null });
    vi.advanceTimersByTime(4_000);
  }
  wire().says({ type: "done", id: greetings().at(-1)!["id"] as string });
  expect(heard).toHaveLength(4);
  const said = greetings().length;
  wire().says({
    type: "refused",
    id: greetings().at(-1)!["id"] as string,
    code: "no_such_table",
    text: "",
    rule: null,
  });
  vi.advanceTimersByTime(4_000);
  expect(greetings()).toHaveLength(said);
});

test("waiting grows up to a limit, and hurrying skips it", () => {
  expect(waitBefore(0, 0.5)).toBe(400);
  expect(waitBefore(3, 0.5)).toBe(3200);
  expect(waitBefore(30, 1)).toBe(10_000);
  const { connection, wire } = connected();
  wire().comesUp();
  wire().breaks();
  connection.retryNow();
  expect(Wire.all).toHaveLength(2);
  connection.retryNow();
  expect(Wire.all).toHaveLength(2);
});

test("when the server starts anew the next connection is taken at once, and nobody is told if there is one", () => {
  const { wire, lines } = connected();
  wire().comesUp();
  wire().breaks(1012);
  vi.advanceTimersByTime(0);
  expect(Wire.all).toHaveLength(2);
  wire().comesUp();
  expect(lines).toEqual(["opening", "open", "open"]);
});

test("a server that starts anew is looked for often, with a part of chance, then as any other that is away", () => {
  expect([0, 1, 24].map((attempt) => waitForRestart(attempt, 0.5))).toEqual([0, 250, 250]);
  expect(waitForRestart(1, 0)).toBeLessThan(waitForRestart(1, 1));
  expect(waitForRestart(29, 0.5)).toBe(8000);
  const { wire, lines } = connected();
  wire().comesUp();
  wire().breaks(1012);
  for (let count = 0; count < 10; count++) {
    vi.advanceTimersByTime(400);
    wire().breaks();
  }
  expect(Wire.all).toHaveLength(11);
  expect(lines).toContain("lost");
  vi.advanceTimersByTime(400);
  wire().comesUp();
  expect(lines.at(-1)).toBe("open");
  // The next loss is an ordinary one.
  wire().breaks();
  vi.advanceTimersByTime(250);
  expect(Wire.all).toHaveLength(12);
});

test("a device that was ended does not come back", () => {
  const onEnded = vi.fn();
  const greet = () => [];
  new SocketConnection({
    open: openWire,
    greet,
    onEnded,
    onMessage: () => undefined,
    onStatus: () => undefined,
  }).start();
  Wire.all[0]!.comesUp();
  Wire.all[0]!.breaks(4401);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(onEnded).toHaveBeenCalledOnce();
});

test("after stopping it does not come back", () => {
  const { connection, wire } = connected();
  wire().comesUp();
  connection.stop();
  wire().breaks();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test("a renewed connection is not a lost one, and what was asked on the old one is asked again", () => {
  const { connection, wire, lines } = connected();
  wire().comesUp();
  const old = wire();
  void connection.ask(move);
  connection.reopen();
  expect(Wire.all).toHaveLength(2);
  old.breaks();
  wire().comesUp();
  expect(lines).toEqual(["opening", "open", "open"]);
  expect(wire().sent.map((frame) => frame["type"])).toEqual(["hello", "move"]);
});

test("what nobody knows is asked again under the same id until somebody does", async () => {
  const doubts: number[] = [];
  const connection = new SocketConnection({
    open: openWire,
    onMessage: () => undefined,
    onStatus: () => undefined,
    onUnconfirmed: (count) => doubts.push(count),
    greet: () => [],
  });
  connection.start();
  const wire = Wire.all.at(-1)!;
  wire.comesUp();
  const answer = connection.ask(move);
  const id = wire.sent[0]!["id"] as string;
  expect(wire.sent[0]).not.toHaveProperty("again");
  for (let count = 1; count < 4; count++) {
    wire.says({ type: "unknown", id, text: "?" });
    vi.advanceTimersByTime(12_000);
    expect(wire.sent.filter((frame) => frame["type"] === "move")).toHaveLength(count + 1);
    expect(wire.sent.filter((frame) => frame["type"] === "move").at(-1)).toMatchObject({ id, again: true, ply: 3 });
  }
  wire.says({ type: "done", id, ply: 4 });
  expect(await answer).toMatchObject({ type: "done", ply: 4 });
  expect(doubts).toEqual([1, 1, 1, 0]);
  vi.advanceTimersByTime(12_000);
  expect(wire.sent.filter((frame) => frame["type"] === "move")).toHaveLength(4);
});

test("a request that was never sent is not sent as one that was", () => {
  const { connection, wire } = connected();
  void connection.ask(move);
  wire().comesUp();
  expect(wire().sent.at(-1)).not.toHaveProperty("again");
});
