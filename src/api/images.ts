/** Renditions of the master pictures: a width and a format of the ladder, made once, kept on disk within a bound. */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { IMAGE_FORMATS, IMAGE_WIDTHS_PX, SHARE, SLIDE_IMAGE, TALL_IMAGE } from '../core/constants.ts';
import { type ImageFormat, imagePath, type TallFocus } from '../core/picture.ts';
import { pieceCardPath } from '../core/share.ts';
import { findMasters } from './masters.ts';
import type { Media } from './media.ts';
import type { Store } from './store/store.ts';

export type Rendition = {
  readonly hash: string;
  readonly width: number;
  readonly format: ImageFormat;
  /** A tall slice of the picture, cut at this percentage from its left. */
  readonly tall?: TallFocus;
  /** The picture on a card for sharing, of one size. */
  readonly share?: true;
};

export type Images = {
  /** The bytes of a rendition; null when there is no such master. */
  readonly render: (rendition: Rendition) => Promise<Buffer | null>;
};

/** AVIF shows the same detail at a lower number than WebP and JPEG do. */
const AVIF_QUALITY_OFFSET = 25;
/** Effort 2 makes a 1920 px AVIF in under a second; the default takes five. */
const AVIF_EFFORT = 2;

const SHARED = /^\/([\da-f]{64})\/share\.jpg$/;
const NAME = /^\/([\da-f]{64})\/(\d{2,4})(?:-tall(\d{1,3}))?\.(avif|webp|jpg)$/;

/** Reads '/{sha256}/{width}.{format}', '/{sha256}/{width}-tall{focus}.{format}' or '/{sha256}/share.jpg'; anything else is null. */
export function parseRendition(path: string): Rendition | null {
  const shared = SHARED.exec(path)?.[1];
  if (shared) return { hash: shared, width: SHARE.widthPx, format: 'jpg', share: true };
  const [, hash, width, slice, format] = NAME.exec(path) ?? [];
  const known = IMAGE_WIDTHS_PX.find((allowed) => String(allowed) === width);
  const encoding = IMAGE_FORMATS.find((allowed) => allowed === format);
  const tall = TALL_IMAGE.focus.find((allowed) => String(allowed) === slice);
  if (!hash || !known || !encoding || (slice !== undefined && tall === undefined)) return null;
  return { hash, width: known, format: encoding, ...(tall === undefined ? {} : { tall }) };
}

/** Quality of a width (§9): the placeholder's own, else that of the first step of the ladder that is as wide. */
export function qualityOf(width: number, format: ImageFormat): number {
  if (width <= SLIDE_IMAGE.placeholderWidthPx) return SLIDE_IMAGE.placeholderQuality;
  const step = SLIDE_IMAGE.ladder.find(({ widthPx }) => width <= widthPx) ?? SLIDE_IMAGE.ladder[3];
  return format === 'avif' ? step.quality - AVIF_QUALITY_OFFSET : step.quality;
}

/** The part of a picture that a tall slice shows; undefined when the picture is no wider than that. */
async function sliceOf(path: string, focus: TallFocus): Promise<Region | undefined> {
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  const slice = Math.round((height * TALL_IMAGE.width) / TALL_IMAGE.height);
  if (slice >= width) return undefined;
  return { left: Math.round(((width - slice) * focus) / 100), top: 0, width: slice, height };
}

async function encode(path: string, { width, format, tall, share }: Rendition): Promise<Buffer> {
  // Few ask for a card: the face it is set in is read by the first who does.
  if (share) return (await import('./share-card.ts')).drawPieceCard(path);
  const slice = tall === undefined ? undefined : await sliceOf(path, tall);
  const whole = sharp(path).rotate();
  const image = (slice ? whole.extract(slice) : whole).resize({ width, withoutEnlargement: true });
  const quality = qualityOf(width, format);
  if (format === 'avif') return image.avif({ quality, effort: AVIF_EFFORT }).toBuffer();
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  return image.flatten({ background: '#f6f1e9' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

type Kept = { readonly file: string; readonly size: number; readonly usedMs: number };

async function listKept(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const kept = files.map(async (file) => {
    const facts = await stat(file).catch(() => null);
    return facts && { file, size: facts.size, usedMs: facts.mtimeMs };
  });
  return (await Promise.all(kept)).filter((one) => one !== null);
}

/** Deletes what was used longest ago until nine tenths of the bound are left. */
async function prune(folder: string, maxBytes: number): Promise<number> {
  const kept = await listKept(folder);
  let bytes = kept.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= maxBytes) return bytes;
  for (const { file, size } of kept.sort((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= maxBytes * 0.9) break;
    await rm(file, { force: true });
    bytes -= size;
  }
  return bytes;
}

/** Serves renditions of the masters of media, or of a bucket, kept under folder in at most maxBytes. Callers asking for the same one share the work. */
export function openImages(media: Media, folder: string, maxBytes: number, bucket: Store | null = null): Images {
  const findMaster = findMasters(media, bucket, join(folder, 'masters'));
  // One thread a picture: several pictures at a time use all cores without starving the requests between them.
  sharp.concurrency(1);
  const making = new Map<string, Promise<Buffer | null>>();
  let bytes: number | null = null;

  async function keep(file: string, data: Buffer): Promise<void> {
    const draft = `${file}.${process.pid}.part`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, data);
    await rename(draft, file);
    bytes = bytes === null ? await prune(folder, maxBytes) : bytes + data.length;
    if (bytes > maxBytes) bytes = await prune(folder, maxBytes);
  }

  async function make(file: string, rendition: Rendition): Promise<Buffer | null> {
    const kept = await readFile(file).catch(() => null);
    if (kept) {
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return kept;
    }
    const path = await findMaster(rendition.hash);
    if (!path) return null;
    const data = await encode(path, rendition);
    // A full disk costs the next visitor some time, not this one the picture.
    await keep(file, data).catch(() => {});
    return data;
  }

  return {
    render: async (rendition) => {
      const { hash, width, format, tall, share } = rendition;
      const address = share ? pieceCardPath(hash) : imagePath(hash, width, format, tall);
      const file = join(folder, address.replace('/img/', ''));
      const shared = making.get(file);
      if (shared) return shared;
      const work = make(file, rendition).finally(() => making.delete(file));
      making.set(file, work);
      return work;
    },
  };
}
