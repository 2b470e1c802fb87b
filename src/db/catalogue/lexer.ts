/** Stems words in the database ('lamps' becomes 'lamp', stop words become nothing). Results never change and are cached. */
import { sql } from 'drizzle-orm';
import { MEMORY_CACHE } from '../../core/shop/server-constants.ts';
import type { Db } from '../engine/db.ts';
import { createMemoryCache, dataBytes } from '../engine/memory-cache.ts';

/** Returns the stems of each word; none for stop words. */
export type Lexer = (words: readonly string[]) => Promise<readonly string[][]>;

export function createLexer(db: Db): Lexer {
  const cache = createMemoryCache<string[]>(MEMORY_CACHE.stems, dataBytes);
  return async (words) => {
    const known = new Map(words.map((word) => [word, cache.get(word)]));
    const unknown = words.filter((word) => !known.get(word));
    if (unknown.length > 0) {
      const { rows } = (await db.execute(
        sql`select word, tsvector_to_array(to_tsvector('english', word)) as stems from unnest(${sql.param(unknown)}::text[]) word`,
      )) as unknown as { rows: { word: string; stems: string[] }[] };
      for (const { word, stems } of rows) {
        known.set(word, stems);
        cache.set(word, stems);
      }
    }
    return words.map((word) => known.get(word) ?? []);
  };
}
