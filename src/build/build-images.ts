/** Opens the pictures of a build: where originals are, and how renditions are encoded. */
import { availableParallelism } from 'node:os';
import { pictureName } from '../core/images/picture.ts';
import { createConcurrencyLimit } from '../core/shop/concurrency-limit.ts';
import { COPY } from '../core/shop/copy.ts';
import type { Env } from '../core/shop/env.ts';
import type { Brand } from '../core/shop/theme.ts';
import { isDraft, picturesFolder } from '../media/drafts.ts';
import { type Images, openImages } from '../media/images.ts';
import type { Media } from '../media/media.ts';
import { storedUpload } from '../media/originals.ts';
import { bucketOf, openStore } from '../media/store/open.ts';
import { EXTENTS, type Extent } from './renditions.ts';

/** Returns the names of all originals of the content folder. */
export const originalsOf = (media: Media): string[] => [...new Set(media.all().map(({ hash }) => pictureName(hash)))];

/** The images a build writes; `npm start` sets AROHA_PICTURES to none, the browser tests to draft. */
export const extentOf = (value: string | undefined): Extent => EXTENTS.find((one) => one === value) ?? 'all';

export function openBuildImages(env: Env, media: Media, brand: Brand): Images {
  // A build may use all cores.
  const atOnce = availableParallelism();
  const limit = createConcurrencyLimit({ atOnce, waiting: atOnce, retryAfterSeconds: 0 }, COPY.error.picturesBusy);
  const store = openStore(env);
  return openImages(media, picturesFolder(env.DATA_DIR), env.IMAGE_CACHE_MB * 1024 * 1024, {
    bucket: bucketOf(env),
    // The database is closed: which hash an upload has is asked of the store.
    uploads: { store, hashOf: (name) => storedUpload(store, name) },
    ...{ limit, draft: isDraft(), brand },
  });
}
