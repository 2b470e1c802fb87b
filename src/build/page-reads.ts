/** Records which rows are read while a page is rendered: they, and what its route gives it, are all that a page is made from. */
import type { Row, Rows } from './content-rows.ts';
import { digestOf, type Known, sha } from './digest.ts';

type Note = (read: string) => void;

/** A read: `collection` whether it has rows, `collection *` all of them, `collection id` one. */
const readOf = (collection: string, id?: string) => (id === undefined ? collection : `${collection} ${id}`);
const ALL = '*';

class RecordedRows extends Map<string, Row> {
  readonly #name: string;
  readonly #note: Note | undefined;
  constructor(name: string, rows: ReadonlyMap<string, Row>, note: Note) {
    super(rows);
    this.#name = name;
    this.#note = note;
  }
  override get(id: string): Row | undefined {
    this.#note?.(readOf(this.#name, id));
    return super.get(id);
  }
  override has(id: string): boolean {
    this.#note?.(readOf(this.#name, id));
    return super.has(id);
  }
  override entries(): MapIterator<[string, Row]> {
    this.#note?.(readOf(this.#name, ALL));
    return super.entries();
  }
  override keys(): MapIterator<string> {
    this.#note?.(readOf(this.#name, ALL));
    return super.keys();
  }
  override values(): MapIterator<Row> {
    this.#note?.(readOf(this.#name, ALL));
    return super.values();
  }
  override [Symbol.iterator](): MapIterator<[string, Row]> {
    return this.entries();
  }
  override forEach(each: (row: Row, id: string, rows: Map<string, Row>) => void): void {
    for (const [id, row] of this.entries()) each(row, id, this);
  }
  override get size(): number {
    this.#note?.(readOf(this.#name, ALL));
    return super.size;
  }
}

class RecordedCollections extends Map<string, RecordedRows> {
  #note: Note | undefined;
  constructor(rows: Rows, note: Note) {
    super([...rows].map(([name, all]) => [name, new RecordedRows(name, all, note)]));
    this.#note = note;
  }
  override has(name: string): boolean {
    this.#note?.(readOf(name));
    return super.has(name);
  }
  override get(name: string): RecordedRows | undefined {
    this.#note?.(readOf(name));
    return super.get(name);
  }
}

export type Reads = {
  /** What pages are rendered from. */
  readonly rows: Rows;
  /** Returns what work returned and what was read meanwhile, sorted. Works run one after the other. */
  readonly during: <T>(work: () => Promise<T>) => Promise<{ readonly value: T; readonly reads: readonly string[] }>;
};

export function recordReads(rows: Rows): Reads {
  let noted = new Set<string>();
  const recorded = new RecordedCollections(rows, (read) => noted.add(read));
  return {
    rows: recorded,
    during: async (work) => {
      noted = new Set();
      const own = noted;
      const value = await work();
      return { value, reads: [...own].sort() };
    },
  };
}

export type RowDigests = {
  /** Returns the hash of what a read returns. */
  readonly of: (read: string) => string;
  /** Hashes of rows by their data, for props that contain it. */
  readonly known: Known;
};

/** Hashes each row once. */
export function digestRows(rows: Rows): RowDigests {
  const known = new WeakMap<object, string>();
  const all = new Map<string, string>();
  for (const [name, byId] of rows) {
    for (const { id, data } of byId.values()) {
      const digest = digestOf(data);
      known.set(data, digest);
      all.set(readOf(name, id), digest);
    }
    all.set(readOf(name), 'rows');
  }
  const wholes = new Map<string, string>();
  const whole = (name: string) => {
    const found =
      wholes.get(name) ??
      sha([...(rows.get(name)?.keys() ?? [])].map((id) => `${id} ${all.get(readOf(name, id))}`).join('\n'));
    wholes.set(name, found);
    return found;
  };
  const suffix = ` ${ALL}`;
  return {
    of: (read) => (read.endsWith(suffix) ? whole(read.slice(0, -suffix.length)) : (all.get(read) ?? '')),
    known,
  };
}
