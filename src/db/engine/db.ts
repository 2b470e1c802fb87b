/** The database interface, independent of the engine. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<PgQueryResultHKT>;

/** Open connections, idle ones, and callers waiting for one. */
export type Pool = { readonly name: string; readonly total: number; readonly idle: number; readonly waiting: number };

export type Database = {
  readonly db: Db;
  /** For reads that may be slightly stale, such as the catalogue's. */
  readonly readDb: Db;
  /** 'the folder .data/db', 'PostgreSQL at host:port' …, for messages. */
  readonly name: string;
  readonly embedded: boolean;
  /** Rejects unless the database responds and is migrated. */
  readonly check: () => Promise<void>;
  readonly pools: () => readonly Pool[];
  /** Registers a callback for catalogue changes by any process. */
  readonly onCatalogueChange: (callback: () => void) => Promise<void>;
  readonly close: () => Promise<void>;
};
