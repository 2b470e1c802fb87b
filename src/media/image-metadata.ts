/** Image metadata by content hash, cached in a file because it requires decoding every pixel. */
import { appendRecord, readRecord } from './record.ts';

/** Sizes are in pixels, tint is the average colour. */
export type ImageMetadata = { readonly width: number; readonly height: number; readonly tint: string };
export type MetadataCache = {
  readonly get: (hash: string) => ImageMetadata | undefined;
  readonly set: (hash: string, measured: ImageMetadata) => void;
};

/** Truncated and malformed lines are ignored. */
const LINE = /^([\da-f]{64}) ([1-9]\d*) ([1-9]\d*) (#[\da-f]{6})$/gm;

/** Reads the file if it exists. Entries that cannot be written are measured again next time. */
export function openMetadataCache(file: string): MetadataCache {
  const known = new Map<string, ImageMetadata>();
  for (const [, hash, width, height, tint] of readRecord(file).matchAll(LINE)) {
    known.set(String(hash), { width: Number(width), height: Number(height), tint: String(tint) });
  }
  return {
    get: (hash) => known.get(hash),
    set: (hash, measured) => {
      known.set(hash, measured);
      appendRecord(file, `${hash} ${measured.width} ${measured.height} ${measured.tint}`);
    },
  };
}
