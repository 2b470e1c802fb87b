/** The master pictures under content/media, known by the hash of their bytes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { Env } from '../core/shop/env.ts';
import { type Measured, type Measurements, openMeasurements } from './image-metadata.ts';

/** file is relative to the media folder. */
export type Master = { readonly hash: string; readonly file: string; readonly path: string };

export type Media = {
  readonly all: () => readonly Master[];
  readonly byFile: (file: string) => Master | null;
  readonly byHash: (hash: string) => Master | null;
  readonly measure: (master: Master) => Promise<Measured>;
};

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function measure(path: string): Promise<Measured> {
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

/** Hashes every picture of a media folder. A folder that is not there is an empty one. kept: what earlier runs measured. */
export function openMedia(folder: string, kept?: Measurements): Media {
  const byFile = new Map<string, Master>();
  const byHash = new Map<string, Master>();
  const measured = new Map<string, Promise<Measured>>();
  let paths: string[] = [];
  try {
    paths = walk(folder);
  } catch {
    // No pictures: products show their designed fallback.
  }
  for (const path of paths) {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    const master = { hash, path, file: relative(folder, path).split(sep).join('/') };
    byFile.set(master.file, master);
    byHash.set(hash, master);
  }
  async function measureOnce(hash: string, path: string): Promise<Measured> {
    const before = kept?.get(hash);
    if (before) return before;
    const now = await measure(path);
    kept?.keep(hash, now);
    return now;
  }

  return {
    all: () => [...byFile.values()],
    byFile: (file) => byFile.get(file) ?? null,
    byHash: (hash) => byHash.get(hash) ?? null,
    measure: ({ hash, path }) => {
      const known = measured.get(hash) ?? measureOnce(hash, path);
      measured.set(hash, known);
      return known;
    },
  };
}

/** The media folder of a shop, or a folder in it, with what earlier runs measured. */
export function mediaOf({ CONTENT_DIR, DATA_DIR }: Pick<Env, 'CONTENT_DIR' | 'DATA_DIR'>, folder = ''): Media {
  return openMedia(join(CONTENT_DIR, 'media', folder), openMeasurements(join(DATA_DIR, 'measured.txt')));
}
