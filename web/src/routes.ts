import type { Address } from "./router.svelte.ts";

/** A page and where it stands. CONTRIBUTING.md has the same table, with what each page asks of the server. */
export interface Route {
  /** The path's parts; `:name` stands for any, and the last may be missing where it ends in `?`. */
  path: string;
  /** The component, in `pages/`. */
  page: string;
  /** What it is given; null where the address lacks what it needs. */
  props?: (params: Record<string, string | undefined>, address: Address) => Record<string, unknown> | null;
  /** Whether it fills the screen, without the frame around other pages. */
  bare?: boolean;
}

export const ROUTES: readonly Route[] = [
  { path: "/", page: "Home" },
  { path: "/new/:game", page: "NewTable", props: ({ game }) => ({ game }) },
  { path: "/table/:id", page: "Table", props: tableProps, bare: true },
  // Invitations are short.
  { path: "/t/:id", page: "Table", props: tableProps, bare: true },
  { path: "/devices", page: "Devices" },
  { path: "/device", page: "Device", props: (_, { hash }) => (hash ? { code: hash } : null) },
  { path: "/matches", page: "Matches" },
  { path: "/match/:id", page: "Replay", props: ({ id }, { query }) => ({ id, shared: query.get("key") }), bare: true },
  { path: "/match/:id/review", page: "Review", props: ({ id }, { query }) => ({ id, shared: query.get("key") }) },
  {
    path: "/rules/:game?",
    page: "Rulebook",
    props: ({ game }, { hash }) => ({ game: game ?? null, rule: hash || null }),
  },
  { path: "/learn/:game", page: "Course", props: ({ game }) => ({ game }) },
  { path: "/learn/:game/:lesson", page: "Lesson", props: ({ game, lesson }) => ({ game, lesson }), bare: true },
  { path: "/puzzles", page: "Puzzles" },
  { path: "/puzzles/:game/:wanted", page: "Puzzle", props: ({ game, wanted }) => ({ game, wanted }), bare: true },
];

const MISSING: Found = { page: "Missing", props: {}, bare: false };

function tableProps({ id }: Record<string, string | undefined>, { query }: Address) {
  return { id, invitation: query.get("key") };
}

export interface Found {
  page: string;
  props: Record<string, unknown>;
  bare: boolean;
}

/** The page that stands at an address. */
export function pageAt(address: Address): Found {
  for (const { path, page, props, bare = false } of ROUTES) {
    const params = matched(path, address.parts);
    const given = params && (props ? props(params, address) : {});
    if (given) return { page, props: given, bare };
  }
  return MISSING;
}

function matched(path: string, parts: readonly string[]): Record<string, string | undefined> | null {
  const wanted = path.split("/").filter(Boolean);
  if (parts.length > wanted.length) return null;
  const params: Record<string, string | undefined> = {};
  for (const [at, want] of wanted.entries()) {
    const part = parts[at];
    if (want.startsWith(":") && (part !== undefined || want.endsWith("?"))) params[want.replace(/[:?]/g, "")] = part;
    else if (part !== want) return null;
  }
  return params;
}
