import { ApiError } from "../live/api";
import type { Message, TableTiming } from "../wire";
import type { FromWorker, ToWorker } from "./calls";
import { unsaid } from "./unsaid";
import { NO_REFEREE, WorkerConnection, type WorkerLike } from "./workerConnection";

/** In place of a worker, of which a connection uses no more. */
class Wire implements WorkerLike {
  sent: ToWorker[] = [];
  hasEnded = false;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  terminate(): void {
    this.hasEnded = true;
  }
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  says(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

function connected() {
  const wires: Wire[] = [];
  const heard: Message[] = [];
  const noticed: string[] = [];
  const connection = new WorkerConnection({
    open: () => {
      wires.push(new Wire());
      return wires.at(-1)!;
    },
    say: (_, name) => name,
    onMessage: (message) => heard.push(message),
    onRestart: () => noticed.push("restart"),
    onUnkept: () => noticed.push("unkept"),
  });
  return { wire: wires[0]!, wires, heard, noticed, connection };
}

function begun() {
  const one = connected();
  one.connection.begin({}, {} as TableTiming);
  one.wire.says({ ready: true });
  one.wire.sent = [];
  return one;
}

test("what is asked is answered by its id, and heard like everything else", async () => {
  const { wire, heard, connection } = begun();
  const asked = connection.ask({ type: "pause", table: "local-1", on: true });
  const { request } = wire.sent[0] as { request: { id: string } };
  expect(request).toMatchObject({ type: "pause", table: "local-1", on: true });
  wire.says({ message: { type: "done", id: "of somebody else" } });
  wire.says({ message: { type: "done", id: request.id } });
  expect(await asked).toEqual({ type: "done", id: request.id });
  expect(heard).toHaveLength(2);
});

test("a call gives its value, or fails as the server would", async () => {
  const { wire, heard, connection } = begun();
  const good = connection.call("tables");
  const bad = connection.call("match", "local-2");
  const [first, second] = wire.sent as { call: number; name: string }[];
  wire.says({
    call: second!.call,
    failure: { code: "no_such_match", text: unsaid(null, "rejected-no_such_match", {}), option: null },
  });
  wire.says({ call: first!.call, value: [] });
  expect(await good).toEqual([]);
  await expect(bad).rejects.toThrow(new ApiError("no_such_match", "rejected-no_such_match", 404));
  expect(heard).toEqual([]);
});

test("the worker hears nothing before it knows what it must know first", () => {
  const { wire, connection } = connected();
  void connection.call("tables");
  expect(wire.sent).toEqual([]);
  connection.begin({ taki: "/wasm/taki" }, {} as TableTiming);
  expect(wire.sent).toMatchObject([{ begin: { rules: { taki: "/wasm/taki" } } }, { name: "tables" }]);
});

const STARTS: [string, (wire: Wire) => void][] = [
  ["its script does not load", (wire) => wire.onerror?.(new Event("error"))],
  ["it says that it cannot", (wire) => wire.says({ failed: "no module" })],
  ["it never says a word", () => void vi.advanceTimersByTime(60_000)],
];

test.each(STARTS)("who asks a worker is answered in words when %s", async (_, goWrong) => {
  vi.useFakeTimers();
  const { wire, connection } = connected();
  const [asked, called] = [connection.ask({ type: "pause", table: "local-1", on: true }), connection.call("tables")];
  goWrong(wire);
  expect(await asked).toMatchObject({ type: "refused", code: NO_REFEREE, text: "wrong-referee" });
  await expect(called).rejects.toThrow(new ApiError(NO_REFEREE, "wrong-referee", 0));
  expect([connection.hasFailed, wire.hasEnded]).toEqual([true, true]);
  expect(await connection.ask({ type: "pause", table: "local-1", on: true })).toMatchObject({ code: NO_REFEREE });
  vi.useRealTimers();
});

/** A worker that is there answers whoever asks. */
function lives(wire: Wire, seconds: number): void {
  for (let passed = 0; passed < seconds; passed += 1) {
    vi.advanceTimersByTime(1000);
    wire.says({ pong: true });
  }
}

test("a fault of a worker that referees is no end of it, however long ago it began", async () => {
  vi.useFakeTimers();
  const { wire, connection } = begun();
  const called = connection.call("tables");
  wire.onerror?.(new Event("error"));
  lives(wire, 60);
  wire.says({ call: (wire.sent[0] as { call: number }).call, value: [] });
  expect(await called).toEqual([]);
  expect(connection.hasFailed).toBe(false);
  vi.useRealTimers();
});

test("what was asked in vain is not done later", async () => {
  const { wire, connection } = connected();
  const called = connection.call("tables");
  connection.refuse();
  await expect(called).rejects.toThrow("wrong-referee");
  connection.begin({}, {} as TableTiming);
  expect(wire.sent).toHaveLength(1);
});

test("another worker takes the place of one that falls silent, and is asked what was not answered", async () => {
  vi.useFakeTimers();
  const { wire, wires, noticed, connection } = begun();
  lives(wire, 30);
  expect(wires).toHaveLength(1);
  const asked = connection.ask({ type: "pause", table: "local-1", on: true });
  const called = connection.call("tables");
  const [request, call] = wire.sent.filter((message) => !("ping" in message));
  vi.advanceTimersByTime(10_000);
  expect([wire.hasEnded, wires.length, noticed]).toEqual([true, 2, ["restart"]]);
  const other = wires[1]!;
  other.says({ ready: true });
  expect(other.sent).toEqual([{ begin: { rules: {}, timing: {} } }, request, call]);
  wire.says({ call: (call as { call: number }).call, value: ["of one that is gone"] });
  other.says({ message: { type: "done", id: (request as { request: { id: string } }).request.id } });
  other.says({ call: (call as { call: number }).call, value: [] });
  expect(await asked).toMatchObject({ type: "done" });
  expect(await called).toEqual([]);
  expect(connection.hasFailed).toBe(false);
  vi.useRealTimers();
});

test("where worker after worker falls silent, nobody referees here", async () => {
  vi.useFakeTimers();
  const { wires, connection } = begun();
  const asked = connection.ask({ type: "pause", table: "local-1", on: true });
  for (let known = 1; !connection.hasFailed; vi.advanceTimersByTime(1000)) {
    if (known === wires.length) continue;
    known = wires.length;
    wires.at(-1)!.says({ ready: true });
  }
  expect(await asked).toMatchObject({ type: "refused", code: NO_REFEREE, text: "wrong-referee" });
  expect(wires).toHaveLength(3);
  expect(wires.every((wire) => wire.hasEnded)).toBe(true);
  vi.useRealTimers();
});

test("that the browser keeps nothing more is told", () => {
  const { wire, noticed } = begun();
  wire.says({ unkept: true });
  expect(noticed).toEqual(["unkept"]);
});
