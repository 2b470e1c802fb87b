/** Rebuilds the site in place, as a process. Exits with NEEDS_FULL_BUILD when only a full build can make the site. */
import { readEnv, StartError } from '../core/shop/env.ts';
import { ContentError } from '../ingest/markdown.ts';
import { findBundle, NEEDS_FULL_BUILD } from '../server/bundle.ts';
import { shareShop } from './loaders.ts';
import { NeedsFullBuild } from './needs-full-build.ts';
import { refresh } from './refresh.ts';
import type { SharedShop } from './shop-thread.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function rebuildAll(folder: string, shop: SharedShop | null): Promise<void> {
  const env = readEnv(process.env);
  if (shop) shareShop(shop);
  if (!findBundle()) throw new NeedsFullBuild('sources have changed');
  const { rendered, written, pages } = await refresh(folder, env, complain);
  const seconds = (performance.now() / 1000).toFixed(1);
  say(`Rebuilt ${rendered} of ${pages} pages in ${seconds} s; ${written} files have changed.`);
}

/** Ends the process. folder: the build's. shop: what loaders read from; null for a site of another API. */
export const rebuild = (folder: string, shop: SharedShop | null): Promise<never> =>
  rebuildAll(folder, shop).then(
    () => process.exit(),
    (error: unknown) => {
      if (error instanceof NeedsFullBuild) say(`A full build is needed: ${error.message}.`);
      else {
        const known = error instanceof StartError || error instanceof ContentError;
        complain(known ? error.message : error instanceof Error ? `${error.stack}` : String(error));
        complain('The site is as it was. npm run build -- --full builds it anew.');
      }
      process.exit(error instanceof NeedsFullBuild ? NEEDS_FULL_BUILD : 1);
    },
  );
