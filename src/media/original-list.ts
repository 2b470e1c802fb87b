/** The list of original pictures in the bucket. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Store } from './store/store.ts';

export const LIST = 'masters.json';

const HASH = /^[\da-f]{64}$/;

export const keyOf = (hash: string) => `masters/${hash}`;

export async function readList(store: Store): Promise<Set<string>> {
  const found = await store.open(LIST);
  const list: unknown = found ? JSON.parse(await text(found.body)) : [];
  return new Set(Array.isArray(list) ? list.filter((hash) => HASH.test(String(hash))) : []);
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
