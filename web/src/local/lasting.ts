/** A store that goes on in memory when the browser takes its database away or lets nothing more in, and keeps again when it can. */

import { inTime } from "./inTime";
import { Conflict, type SavedEntry, type SavedTable, type Store } from "./saved";

/** A store that can be let go of. */
export interface OpenStore extends Store {
  close(): void;
}

/** A table of which something was read or written since the page was opened, with all of its log. */
interface Known {
  table: SavedTable | null;
  entries: SavedEntry[];
  /** Whether there is something that could not be kept. */
  isUnkept: boolean;
}

export class LastingStore implements Store {
  readonly #known = new Map<string, Known>();
  readonly #open: () => Promise<OpenStore>;
  readonly #onUnkept: () => void;
  #database: OpenStore;
  #isKept = true;
  onWritten: (id: string) => void = () => undefined;

  constructor(database: OpenStore, open: () => Promise<OpenStore>, onUnkept: () => void) {
    this.#open = open;
    this.#onUnkept = onUnkept;
    this.#database = this.#heard(database);
  }

  get keeps(): boolean {
    return this.#isKept;
  }

  #heard(database: OpenStore): OpenStore {
    database.onWritten = (id) => this.onWritten(id);
    return database;
  }

  async tables(): Promise<SavedTable[]> {
    const found = new Map((await this.#read((database) => database.tables(), [])).map((table) => [table.id, table]));
    for (const { table, isUnkept } of this.#known.values()) if (table && isUnkept) found.set(table.id, table);
    return [...found.values()];
  }

  async table(id: string): Promise<SavedTable | undefined> {
    const known = this.#known.get(id);
    if (known?.table && known.isUnkept) return known.table;
    return this.#read((database) => database.table(id), known?.table ?? undefined);
  }

  async entries(match: string, after = 0): Promise<SavedEntry[]> {
    const known = this.#of(match);
    if (!known.isUnkept) {
      const last = known.entries.length;
      const found = await this.#read((database) => database.entries(match, last), []);
      if (known.entries.length === last) known.entries.push(...found);
    }
    return known.entries.slice(after);
  }

  async write(table: SavedTable, entries: readonly SavedEntry[]): Promise<void> {
    const known = this.#of(table.id);
    try {
      await this.#keep(table, known, entries);
      known.isUnkept = false;
    } catch (error) {
      // A match that has gone on in memory has no equal in the database.
      if (error instanceof Conflict && !known.isUnkept) throw error;
      known.isUnkept = true;
      if (this.#isKept) this.#onUnkept();
      this.#isKept = false;
    }
    known.table = structuredClone(table);
    known.entries.push(...structuredClone([...entries]));
    if (!known.isUnkept && !this.#isKept) await this.#keepAll();
  }

  /** The database takes something again: what had to be left out before is brought there, too. */
  async #keepAll(): Promise<void> {
    this.#isKept = true;
    for (const known of this.#known.values()) {
      if (!known.table || !known.isUnkept) continue;
      try {
        await this.#keep(known.table, known, []);
        known.isUnkept = false;
      } catch {
        // It stays in memory, and is tried again with its next move.
      }
    }
  }

  /** Into the database; where it has gone or was full, into the one that is there now, with all that is missing in it. */
  async #keep(table: SavedTable, known: Known, entries: readonly SavedEntry[]): Promise<void> {
    if (!known.isUnkept) {
      try {
        return await inTime(this.#database.write(table, entries));
      } catch (error) {
        if (error instanceof Conflict) throw error;
      }
    }
    const database = await this.#reopened();
    const there = await inTime(database.entries(table.id));
    const all = [...known.entries, ...entries];
    if (there.some((entry, place) => !isSame(entry, all[place]))) throw new Conflict();
    await inTime(database.write(table, all.slice(there.length)));
  }

  async forget(id: string): Promise<void> {
    this.#known.delete(id);
    await this.#read((database) => database.forget(id), undefined);
  }

  #of(id: string): Known {
    const known = this.#known.get(id) ?? { table: null, entries: [], isUnkept: false };
    this.#known.set(id, known);
    return known;
  }

  /** Ask the database, or the one that is there now; `otherwise` where there is none. */
  async #read<T>(ask: (database: Store) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await inTime(ask(this.#database));
    } catch {
      try {
        return await inTime(ask(await this.#reopened()));
      } catch {
        return otherwise;
      }
    }
  }

  async #reopened(): Promise<OpenStore> {
    this.#database.close();
    return (this.#database = this.#heard(await this.#open()));
  }
}

function isSame(one: SavedEntry, other: SavedEntry | undefined): boolean {
  const { ply, seat, action, at } = one;
  return other?.ply === ply && other.seat === seat && other.action === action && other.at === at;
}
