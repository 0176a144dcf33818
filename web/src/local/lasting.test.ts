import { LastingStore, type OpenStore } from "./lasting";
import { Conflict, MemoryStore, type SavedEntry, type SavedTable } from "./saved";

/** What is kept, whichever page has it open; takes nothing while it is full, and can be emptied. */
class Disk {
  kept = new MemoryStore();
  isFull = false;
  isGone = false;

  open(): OpenStore {
    if (this.isGone) throw new Error("no database here");
    return new Connected(this);
  }
  /** Everything goes, and nobody has it open any more. */
  clear(): void {
    this.kept = new MemoryStore();
  }
}

class Connected implements OpenStore {
  readonly keeps = true;
  readonly #memory: MemoryStore;
  onWritten: (id: string) => void = () => undefined;

  constructor(private readonly disk: Disk) {
    this.#memory = disk.kept;
  }
  get #there(): MemoryStore {
    if (this.#memory !== this.disk.kept || this.disk.isGone) throw new Error("the database is closed");
    return this.#memory;
  }
  async tables() {
    return this.#there.tables();
  }
  async table(id: string) {
    return this.#there.table(id);
  }
  async entries(match: string, after?: number) {
    return this.#there.entries(match, after);
  }
  async write(table: SavedTable, entries: readonly SavedEntry[]) {
    if (this.disk.isFull) throw new Error("no room");
    return this.#there.write(table, entries);
  }
  async forget(id: string) {
    return this.#there.forget(id);
  }
  close() {
    return undefined;
  }
}

function opened(disk = new Disk()) {
  const told: string[] = [];
  const store = new LastingStore(
    disk.open(),
    () => Promise.resolve().then(() => disk.open()),
    () => told.push("unkept"),
  );
  return { disk, store, told };
}

const TABLE = { id: "local-1", status: "playing" } as SavedTable;

function entry(ply: number, match = TABLE.id): SavedEntry {
  return { match, ply, seat: 0, action: `a${ply}`, back_to: null, client: null, bank_ms: null, at: ply };
}

test("what is written is kept, and who was second is told", async () => {
  const { disk, store, told } = opened();
  const other = opened(disk).store;
  await store.write(TABLE, [entry(1)]);
  expect(await other.entries(TABLE.id)).toEqual([entry(1)]);
  await other.write(TABLE, [entry(2)]);
  await expect(store.write(TABLE, [entry(2)])).rejects.toThrow(Conflict);
  expect(await store.entries(TABLE.id, 1)).toEqual([entry(2)]);
  expect([store.keeps, told]).toEqual([true, []]);
});

test("a match goes on in memory when nothing more goes in, which is told once", async () => {
  const { disk, store, told } = opened();
  await store.write(TABLE, [entry(1)]);
  disk.isFull = true;
  await store.write({ ...TABLE, plies: 2 }, [entry(2)]);
  await store.write({ ...TABLE, plies: 3 }, [entry(3)]);
  expect([store.keeps, told]).toEqual([false, ["unkept"]]);
  expect(await store.entries(TABLE.id)).toEqual([entry(1), entry(2), entry(3)]);
  expect(await store.table(TABLE.id)).toMatchObject({ plies: 3 });
  expect(await store.tables()).toMatchObject([{ plies: 3 }]);
  expect(await disk.kept.entries(TABLE.id)).toEqual([entry(1)]);
});

test("once there is room again everything is kept that was not", async () => {
  const { disk, store } = opened();
  const other = { ...TABLE, id: "local-2" };
  disk.isFull = true;
  await store.write(TABLE, [entry(1)]);
  await store.write(other, [entry(1, other.id)]);
  disk.isFull = false;
  await store.write(other, [entry(2, other.id)]);
  expect(store.keeps).toBe(true);
  expect(await disk.kept.entries(TABLE.id)).toEqual([entry(1)]);
  expect(await disk.kept.entries(other.id)).toEqual([entry(1, other.id), entry(2, other.id)]);
});

test("a running match is brought into the database that is there after the old one was taken away", async () => {
  const { disk, store, told } = opened();
  await store.write(TABLE, [entry(1), entry(2)]);
  disk.clear();
  await store.write(TABLE, [entry(3)]);
  expect(await disk.kept.entries(TABLE.id)).toEqual([entry(1), entry(2), entry(3)]);
  expect([store.keeps, told]).toEqual([true, []]);
});

test("without any database a match goes on from what was read of it", async () => {
  const { disk, store } = opened();
  await disk.kept.write(TABLE, [entry(1)]);
  expect(await store.entries(TABLE.id)).toEqual([entry(1)]);
  disk.isGone = true;
  await store.write(TABLE, [entry(2)]);
  expect(await store.entries(TABLE.id)).toEqual([entry(1), entry(2)]);
  expect(await store.tables()).toEqual([TABLE]);
});

test("another page that went on meanwhile keeps its match, and this one its own", async () => {
  const { disk, store } = opened();
  await store.write(TABLE, [entry(1)]);
  disk.isFull = true;
  await store.write(TABLE, [entry(2)]);
  disk.isFull = false;
  await disk.kept.write(TABLE, [{ ...entry(2), action: "other" }]);
  await store.write(TABLE, [entry(3)]);
  expect(await store.entries(TABLE.id)).toEqual([entry(1), entry(2), entry(3)]);
  expect((await disk.kept.entries(TABLE.id)).map(({ action }) => action)).toEqual(["a1", "other"]);
});
