/** The original images and 3D models under content/media, by content hash. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { pictureName } from '../core/images/picture.ts';
import type { Env } from '../core/shop/env.ts';
import { type HashOf, hashFile, openHashCache } from './hash-cache.ts';
import { type ImageMetadata, type MetadataCache, openMetadataCache } from './image-metadata.ts';
import { type Models, openModels } from './models.ts';

/** file is relative to the media folder. */
export type Original = { readonly hash: string; readonly file: string; readonly path: string };

export type Media = {
  readonly all: () => readonly Original[];
  readonly byFile: (file: string) => Original | null;
  readonly byHash: (hash: string) => Original | null;
  /** By its name in paths. */
  readonly byName: (name: string) => Original | null;
  readonly measure: (original: Original) => Promise<ImageMetadata>;
  readonly models: Models;
};

/**
 * Sizes and colours of pictures: in a media folder those shipped with it (npm run measure), so that a first start need not
 * decode them; in the data folder those of other pictures.
 */
export const MEASURED = 'measured.txt';

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Size and average colour of an image file, upright. */
export async function measureImage(path: string): Promise<ImageMetadata> {
  const image = sharp(path).rotate();
  const { data, info } = await image
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { autoOrient } = await image.metadata();
  const tint = [...data.subarray(0, info.channels)].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { width: autoOrient.width, height: autoOrient.height, tint: `#${tint.length === 2 ? tint.repeat(3) : tint}` };
}

/** Hashes all images of a media folder; a missing folder is empty. cached, hashOf: what earlier runs found. */
export function openMedia(folder: string, cached?: MetadataCache, hashOf: HashOf = hashFile): Media {
  const byFile = new Map<string, Original>();
  const byName = new Map<string, Original>();
  const measured = new Map<string, Promise<ImageMetadata>>();
  const shipped = openMetadataCache(join(folder, MEASURED));
  let paths: string[] = [];
  try {
    paths = walk(folder);
  } catch {
    // Without images, products show their fallback.
  }
  for (const path of paths) {
    const hash = hashOf(path);
    const original = { hash, path, file: relative(folder, path).split(sep).join('/') };
    byFile.set(original.file, original);
    byName.set(pictureName(hash), original);
  }
  async function measureOnce(hash: string, path: string): Promise<ImageMetadata> {
    const before = shipped.get(hash) ?? cached?.get(hash);
    if (before) return before;
    const now = await measureImage(path);
    cached?.set(hash, now);
    return now;
  }

  return {
    models: openModels(join(folder, 'models'), hashOf),
    all: () => [...byFile.values()],
    byFile: (file) => byFile.get(file) ?? null,
    byHash: (hash) => {
      const found = byName.get(pictureName(hash));
      return found?.hash === hash ? found : null;
    },
    byName: (name) => byName.get(name) ?? null,
    measure: ({ hash, path }) => {
      const known = measured.get(hash) ?? measureOnce(hash, path);
      measured.set(hash, known);
      return known;
    },
  };
}

/** Opens the media folder of a shop, or a folder in it, with cached metadata. */
export function mediaOf({ CONTENT_DIR, DATA_DIR }: Pick<Env, 'CONTENT_DIR' | 'DATA_DIR'>, folder = ''): Media {
  const stored = (name: string) => join(DATA_DIR, name);
  return openMedia(
    join(CONTENT_DIR, 'media', folder),
    openMetadataCache(stored(MEASURED)),
    openHashCache(stored('hashes.txt')),
  );
}
