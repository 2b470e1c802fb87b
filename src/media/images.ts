/** The image service: renditions that pages name, each encoded once, few at a time. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageSize } from '../core/images/rendition.ts';
import { type ConcurrencyLimit, createConcurrencyLimit, type Turn } from '../core/shop/concurrency-limit.ts';
import { IMAGE_QUEUE } from '../core/shop/constants.ts';
import { COPY } from '../core/shop/copy.ts';
import { type Brand, UNBRANDED } from '../core/shop/theme.ts';
import { encodeImage, sizeOf } from './encode-image.ts';
import { openImageCache } from './image-cache.ts';
import type { Media } from './media.ts';
import { findMasters } from './originals.ts';
import { nameOf, placeOf, type Rendition } from './rendition.ts';
import { createSharedWork } from './shared-work.ts';
import type { Store } from './store/store.ts';

export type Images = {
  /**
   * The bytes of a rendition; null when there is no such original, or no page names this rendition of it. Rejects with 503 when too
   * many wait, and with the signal's reason when the client left before the work was started.
   */
  readonly render: (rendition: Rendition, turn?: Turn) => Promise<Buffer | null>;
  /** How many renditions were encoded so far. */
  readonly encoded: () => number;
};

export type ImageOptions = {
  /** Holds originals that the media folder lacks. */
  readonly bucket?: Store | null;
  /** Bounds what is encoded at once. */
  readonly limit?: ConcurrencyLimit;
  /** Whether the hero shows the original with this hash; without it any original may be the hero's. */
  readonly isHero?: (hash: string) => Promise<boolean>;
  /** Encodes fast, into more bytes: for tests. */
  readonly draft?: boolean;
  /** Whose cards are drawn. */
  readonly brand?: Brand;
};

/**
 * How many pictures are encoded at once: one core stays free for requests, and some threads of the pool that all of the process
 * shares for files and signatures.
 */
export function encodersFor(cores: number, threads: number): number {
  return Math.max(1, Math.min(cores - 1, threads - IMAGE_QUEUE.sparedThreads));
}

/** Threads of the process's pool: libuv starts four unless the environment says otherwise. */
const poolThreads = () => Number(process.env.UV_THREADPOOL_SIZE) || 4;

function createImageLimit(): ConcurrencyLimit {
  const atOnce = encodersFor(availableParallelism(), poolThreads());
  return createConcurrencyLimit({ ...IMAGE_QUEUE, atOnce }, COPY.error.picturesBusy);
}

/** Serves renditions of the originals of a media folder, or of a bucket. They are kept under folder in at most maxBytes. */
export function openImages(media: Media, folder: string, maxBytes: number, options: ImageOptions = {}): Images {
  const { bucket = null, limit = createImageLimit(), isHero = async () => true, draft = false } = options;
  const { brand = UNBRANDED } = options;
  const brandHash = createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 12);
  const findOriginal = findMasters(media, bucket, join(folder, 'masters'));
  const cache = openImageCache(folder, maxBytes);
  const share = createSharedWork<Buffer | null>();
  const sizes = new Map<string, ImageSize>();
  // One thread a picture: how many are encoded at once is for the limit to say.
  sharp.concurrency(1);
  let encoded = 0;

  async function isNamed(rendition: Rendition, path: string): Promise<boolean> {
    const size = sizes.get(rendition.hash) ?? (await sizeOf(path));
    sizes.set(rendition.hash, size);
    const place = placeOf(rendition, size);
    return place === 'anywhere' || (place === 'hero' && (await isHero(rendition.hash)));
  }

  async function encode(name: string, path: string, rendition: Rendition): Promise<Buffer> {
    encoded += 1;
    const data = await encodeImage(path, rendition, { draft, brand });
    // A full disk costs the next visitor some time, not this one the picture.
    await cache.write(name, data).catch(() => {});
    return data;
  }

  return {
    encoded: () => encoded,
    render: (rendition, { client, signal: left } = {}) => {
      // A shop with another name or other colours has other cards.
      const name = join(rendition.hash, rendition.share ? `${brandHash}-${nameOf(rendition)}` : nameOf(rendition));
      const make = async ({ signal, started }: { signal: AbortSignal; started: () => void }) => {
        const cached = await cache.read(name);
        if (cached) return cached;
        const path = await findOriginal(rendition.hash);
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
