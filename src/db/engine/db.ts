/** The database as queries see it, whichever engine is behind it. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from '../tables.ts';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections that are open, those of them that nobody uses, and callers that wait for one. */
export type Pool = { readonly name: string; readonly total: number; readonly idle: number; readonly waiting: number };

export type Database = {
  readonly db: Db;
  /** For reads that may be a moment old: the catalogue's. */
  readonly readDb: Db;
  /** 'the folder .data/db', 'PostgreSQL at host:port' … for messages. */
  readonly name: string;
  readonly embedded: boolean;
  /** Rejects unless it answers and has the tables that this process needs. */
  readonly check: () => Promise<void>;
  readonly pools: () => readonly Pool[];
  /** Calls back after any change to the catalogue, by whichever process. */
  readonly onCatalogueChange: (callback: () => void) => Promise<void>;
  readonly close: () => Promise<void>;
};
