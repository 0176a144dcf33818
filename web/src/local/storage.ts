/** Tables in IndexedDB: they are there when the page is loaded again, and when the browser is. */

import { inTime } from "./inTime";
import { LastingStore, type OpenStore } from "./lasting";
import { promised } from "./promised";
import { Conflict, MemoryStore, type SavedEntry, type SavedTable, type Store } from "./saved";

const NAME = "majlis";
const VERSION = 1;

class DatabaseStore implements OpenStore {
  readonly keeps = true;
  onWritten: (id: string) => void = () => undefined;
  /** Where pages of this browser tell each other what they have written. */
  readonly #others = new BroadcastChannel(NAME);

  constructor(private readonly database: IDBDatabase) {
    this.#others.onmessage = ({ data }: MessageEvent<string>) => this.onWritten(data);
  }

  #reading(name: "tables" | "entries"): IDBObjectStore {
    return this.database.transaction(name).objectStore(name);
  }

  async tables(): Promise<SavedTable[]> {
    return promised<SavedTable[]>(this.#reading("tables").getAll());
  }

  async table(id: string): Promise<SavedTable | undefined> {
    return promised<SavedTable | undefined>(this.#reading("tables").get(id));
  }

  async entries(match: string, after = 0): Promise<SavedEntry[]> {
    const range = IDBKeyRange.bound([match, after + 1], [match, Infinity]);
    return promised<SavedEntry[]>(this.#reading("entries").getAll(range));
  }

  /** The number of an entry is the only lock: who comes second has written nothing. */
  async write(table: SavedTable, entries: readonly SavedEntry[]): Promise<void> {
    await this.#writing((writing) => {
      for (const entry of entries) writing.objectStore("entries").add(entry);
      writing.objectStore("tables").put(table);
    });
    this.#others.postMessage(table.id);
  }

  forget(id: string): Promise<void> {
    return this.#writing((writing) => {
      writing.objectStore("tables").delete(id);
      writing.objectStore("entries").delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    });
  }

  #writing(work: (writing: IDBTransaction) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction(["tables", "entries"], "readwrite");
      writing.oncomplete = () => resolve();
      writing.onabort = () => {
        const error = writing.error ?? new Error("IndexedDB failed");
        reject(error.name === "ConstraintError" ? new Conflict() : error);
      };
      work(writing);
    });
  }

  close(): void {
    this.#others.close();
    this.database.close();
  }
}

/** The store of this browser; where it keeps nothing, one for as long as the page is there. `onUnkept`: once it does no more. */
export async function openStore(onUnkept: () => void): Promise<Store> {
  try {
    return new LastingStore(await inTime(openDatabase()), () => inTime(openDatabase()), onUnkept);
  } catch {
    // As in a private window of some browsers.
    return new MemoryStore();
  }
}

async function openDatabase(): Promise<DatabaseStore> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("tables", { keyPath: "id" });
    opening.result.createObjectStore("entries", { keyPath: ["match", "ply"] });
  };
  const database = await promised(opening);
  // A page of a later version must not wait for this one.
  database.onversionchange = () => database.close();
  return new DatabaseStore(database);
}
