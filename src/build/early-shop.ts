/** Begins to open the shop of a build in place before the modules of the build are loaded, because it takes longest. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUNDLE } from '../server/bundle.ts';
import { hasKept } from './kept-build.ts';
import { type SharedShop, shopInThread } from './shop-thread.ts';

/** folder: the build's. Returns null where none is needed: for a site of another API, and before the first build. */
export function openEarly(folder: string): SharedShop | null {
  if (process.env.PUBLIC_API_HOST || !hasKept(folder)) return null;
  const thread = resolve(BUNDLE, 'shop-worker.mjs');
  return shopInThread(existsSync(thread) ? pathToFileURL(thread) : undefined);
}
