/** Opens the configured store: a bucket, else a folder. */
import { resolve } from 'node:path';
import type { Env } from '../../core/shop/env.ts';
import { bucketStore } from './bucket.ts';
import { folderStore } from './folder.ts';
import type { Store } from './store.ts';

/** null: no bucket is configured. */
export function bucketOf({ BUCKET_URL, BUCKET_REGION, BUCKET_KEY, BUCKET_SECRET }: Env): Store | null {
  if (!BUCKET_URL || !BUCKET_KEY || !BUCKET_SECRET) return null;
  return bucketStore({ url: BUCKET_URL, region: BUCKET_REGION, key: BUCKET_KEY, secret: BUCKET_SECRET });
}

export const openStore = (env: Env): Store => bucketOf(env) ?? folderStore(resolve(env.DATA_DIR, 'store'));
