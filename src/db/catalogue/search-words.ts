/** The words that spelling correction may suggest. */
import { lte, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { products } from '../schema/products.ts';
import { searchWords } from '../schema/visits.ts';
import { IS_SHOWN } from './shown.ts';

/** Rows per statement: a statement takes at most 65,535 parameters. */
const CHUNK = 1000;

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);

/** Recounts all words. changed: words by product id as they are about to be written; '' for one that is not shown. */
export async function countWords(tx: Db, changed: ReadonlyMap<string, string> = new Map()): Promise<void> {
  const { id, searchName, searchKind } = products;
  const rows = await tx.select({ id, name: searchName, kind: searchKind }).from(products).where(IS_SHOWN);
  const kept = rows.filter((row) => !changed.has(row.id)).map(({ name, kind }) => `${name} ${kind}`);
  const counts = new Map<string, number>();
  for (const text of [...kept, ...changed.values()])
    for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  await tx.delete(searchWords);
  const words = [...counts].map(([word, count]) => ({ word, count }));
  for (let start = 0; start < words.length; start += CHUNK) {
    await tx.insert(searchWords).values(words.slice(start, start + CHUNK));
  }
}

/** Changes the counts by the words of one product. Callers hold the catalogue lock. */
export async function changeWords(tx: Db, before: string, after: string): Promise<void> {
  const counts = new Map<string, number>();
  for (const word of wordsIn(after)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of wordsIn(before)) counts.set(word, (counts.get(word) ?? 0) - 1);
  const words = [...counts].filter(([, count]) => count !== 0).map(([word, count]) => ({ word, count }));
  if (words.length === 0) return;
  await tx
    .insert(searchWords)
    .values(words)
    .onConflictDoUpdate({ target: searchWords.word, set: { count: sql`${searchWords.count} + excluded.count` } });
  await tx.delete(searchWords).where(lte(searchWords.count, 0));
}
