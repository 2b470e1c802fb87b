/** The words that spelling correction may suggest. */
import type { Db } from '../engine/db.ts';
import { products, searchWords } from '../schema/shop.ts';

/** Rows per statement: a statement takes at most 65,535 parameters. */
const CHUNK = 1000;

/** Recounts all words. renamed: search names by product id that are about to be written. */
export async function countWords(tx: Db, renamed: ReadonlyMap<string, string> = new Map()): Promise<void> {
  const { id, searchName, searchKind } = products;
  const rows = await tx.select({ id, name: searchName, kind: searchKind }).from(products);
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const word of `${renamed.get(row.id) ?? row.name} ${row.kind}`.split(/[^\p{L}\p{N}]+/u)) {
      if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  await tx.delete(searchWords);
  const words = [...counts].map(([word, count]) => ({ word, count }));
  for (let start = 0; start < words.length; start += CHUNK) {
    await tx.insert(searchWords).values(words.slice(start, start + CHUNK));
  }
}
