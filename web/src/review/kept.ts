/** Reviews in IndexedDB, so that none is made twice, and what they say of each seat, for one's record. */

import { inTime } from "../local/inTime";
import { promised } from "../local/promised";
import type { Review, SeatReview } from "../referee/shared/review";

/** A review as it is kept: what each choice was worth is not shown but for the costliest. */
export type KeptReview = Omit<Review, "choices">;

interface Row {
  match: string;
  /** Milliseconds since 1970. */
  at: number;
}

const NAME = "majlis-reviews";
/** Raised when reviews of before would not be made like that any more. */
const VERSION = 2;
const MOST = 200;
const STORES = ["reviews", "records"] as const;

/** Where the browser keeps nothing: as long as the page is there. */
const unkept = new Map<string, KeptReview>();

async function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    for (const name of STORES) {
      if (database.objectStoreNames.contains(name)) database.deleteObjectStore(name);
      database.createObjectStore(name, { keyPath: "match" }).createIndex("at", "at");
    }
  };
  const database = await inTime(promised(opening));
  database.onversionchange = () => database.close();
  return database;
}

async function withDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await opened();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export async function keptReview(match: string): Promise<KeptReview | null> {
  const here = unkept.get(match);
  if (here) return here;
  try {
    return await withDatabase(async (database) => {
      const store = database.transaction("reviews").objectStore("reviews");
      return (await promised<(Row & { review: KeptReview }) | undefined>(store.get(match)))?.review ?? null;
    });
  } catch {
    return null;
  }
}

/** Keep a review in the place of the oldest. */
export async function keepReview(match: string, { game, playouts, full, known, seats }: Review): Promise<KeptReview> {
  const review = { game, playouts, full, known, seats };
  try {
    await withDatabase(async (database) => {
      const writing = database.transaction(STORES, "readwrite");
      const row: Row = { match, at: Date.now() };
      writing.objectStore("reviews").put({ ...row, review });
      writing.objectStore("records").put({ ...row, seats });
      const oldest = await promised(writing.objectStore("records").index("at").getAllKeys());
      for (const old of oldest.slice(0, -MOST)) for (const name of STORES) writing.objectStore(name).delete(old);
      await new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve();
        writing.onabort = () => reject(writing.error ?? new Error("IndexedDB failed"));
      });
    });
  } catch {
    unkept.set(match, review);
  }
  return review;
}

/** What the reviews say of each seat, by match. */
export async function reviewRecords(): Promise<Map<string, readonly SeatReview[]>> {
  const found = [...unkept].map(([match, { seats }]): [string, readonly SeatReview[]] => [match, seats]);
  try {
    const rows = await withDatabase((database) => {
      const store = database.transaction("records").objectStore("records");
      return promised<(Row & { seats: SeatReview[] })[]>(store.getAll());
    });
    return new Map([...rows.map((row): [string, readonly SeatReview[]] => [row.match, row.seats]), ...found]);
  } catch {
    return new Map(found);
  }
}
