/** The image service: encodes known renditions once, with limited concurrency. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_QUEUE } from '../core/images/constants.ts';
import type { ImageSize } from '../core/images/rendition.ts';
import { type ConcurrencyLimit, createConcurrencyLimit, type RunOptions } from '../core/shop/concurrency-limit.ts';
import { COPY } from '../core/shop/copy.ts';
import { type Brand, UNBRANDED } from '../core/shop/theme.ts';
import { encodeImage, sizeOf } from './encode-image.ts';
import { openImageCache } from './image-cache.ts';
import type { Media } from './media.ts';
import { findOriginals, type Uploads } from './originals.ts';
import { nameOf, placeOf, type Rendition } from './rendition.ts';
import { createSharedWork } from './shared-work.ts';
import type { Store } from './store/store.ts';

export type Images = {
  /**
   * Returns the bytes of a rendition; null when there is no such original, or no page uses this rendition. Rejects with 503
   * when too many requests wait, and with the signal's reason when the client disconnected before the work started.
   */
  readonly render: (rendition: Rendition, turn?: RunOptions) => Promise<Buffer | null>;
  /** Number of renditions encoded so far. */
  readonly encodedCount: () => number;
};

export type ImageOptions = {
  /** Provides originals that are missing in the media folder. */
  readonly bucket?: Store | null;
  /** Provides originals that the merchant uploaded. */
  readonly uploads?: Uploads;
  /** Limits concurrent encoding. */
  readonly limit?: ConcurrencyLimit;
  /** Whether the hero uses the original of this name; without it any original may be used. */
  readonly isHero?: (name: string) => Promise<boolean>;
  /** Encodes fast and coarsely: for tests. */
  readonly draft?: boolean;
  /** Name and colours on share cards. */
  readonly brand?: Brand;
};

/**
 * Returns the number of concurrent encodes: one core stays free for requests, and some threads of libuv's pool for files
 * and signatures.
 */
export function encodersFor(cores: number, threads: number): number {
  return Math.max(1, Math.min(cores - 1, threads - IMAGE_QUEUE.sparedThreads));
}

/** Size of libuv's thread pool. */
const poolThreads = () => Number(process.env.UV_THREADPOOL_SIZE) || 4;

function createImageLimit(): ConcurrencyLimit {
  const atOnce = encodersFor(availableParallelism(), poolThreads());
  return createConcurrencyLimit({ ...IMAGE_QUEUE, atOnce }, COPY.error.picturesBusy);
}

/** Serves renditions of originals from a media folder or bucket, cached in folder up to maxBytes. */
export function openImages(media: Media, folder: string, maxBytes: number, options: ImageOptions = {}): Images {
  const { bucket = null, limit = createImageLimit(), isHero = async () => true, draft = false } = options;
  const { brand = UNBRANDED } = options;
  const brandHash = createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 12);
  const findOriginal = findOriginals(media, bucket, join(folder, 'masters'), options.uploads);
  const cache = openImageCache(folder, maxBytes);
  const share = createSharedWork<Buffer | null>();
  const sizes = new Map<string, ImageSize>();
  // One thread per image; concurrency is controlled by the limit.
  sharp.concurrency(1);
  let encoded = 0;

  async function isNamed(rendition: Rendition, path: string): Promise<boolean> {
    const size = sizes.get(rendition.original) ?? (await sizeOf(path));
    sizes.set(rendition.original, size);
    const place = placeOf(rendition, size);
    return place === 'anywhere' || (place === 'hero' && (await isHero(rendition.original)));
  }

  async function encode(name: string, path: string, rendition: Rendition): Promise<Buffer> {
    encoded += 1;
    const data = await encodeImage(path, rendition, { draft, brand });
    // A failed cache write only means that the next request encodes again.
    await cache.write(name, data).catch(() => {});
    return data;
  }

  return {
    encodedCount: () => encoded,
    render: (rendition, { client, signal: left } = {}) => {
      // Share cards depend on the shop's name and colours.
      const name = join(rendition.original, rendition.share ? `${brandHash}-${nameOf(rendition)}` : nameOf(rendition));
      const make = async ({ signal, started }: { signal: AbortSignal; started: () => void }) => {
        const cached = await cache.read(name);
        if (cached) return cached;
        const path = await findOriginal(rendition.original);
        if (!path || !(await isNamed(rendition, path))) return null;
        const work = () => {
          started();
          return encode(name, path, rendition);
        };
        return limit.run(work, { signal, ...(client !== undefined && { client }) });
      };
      return share(name, make, left);
    },
  };
}
