/** Words as the database stems them ('lamps' is 'lamp', 'the' is nothing), remembered: they never change. */
import { sql } from 'drizzle-orm';
import type { Db } from './open.ts';

/** Stems of each word; none of one that says nothing. */
export type Lexer = (words: readonly string[]) => Promise<readonly string[][]>;

const MOST = 20_000;

export function createLexer(db: Db): Lexer {
  const known = new Map<string, string[]>();
  return async (words) => {
    const unknown = words.filter((word) => !known.has(word));
    if (unknown.length > 0) {
      if (known.size > MOST) known.clear();
      const { rows } = (await db.execute(
        sql`select word, tsvector_to_array(to_tsvector('english', word)) as stems from unnest(${sql.param(unknown)}::text[]) word`,
      )) as unknown as { rows: { word: string; stems: string[] }[] };
      for (const { word, stems } of rows) known.set(word, stems);
    }
    return words.map((word) => known.get(word) ?? []);
  };
}
