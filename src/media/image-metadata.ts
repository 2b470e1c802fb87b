/** Image metadata by content hash, cached in a file because it requires decoding every pixel. */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Sizes are in pixels, tint is the average colour. */
export type ImageMetadata = { readonly width: number; readonly height: number; readonly tint: string };
export type MetadataCache = {
  readonly get: (hash: string) => ImageMetadata | undefined;
  readonly set: (hash: string, measured: ImageMetadata) => void;
};

/** Truncated and malformed lines are ignored. */
const LINE = /^([\da-f]{64}) ([1-9]\d*) ([1-9]\d*) (#[\da-f]{6})$/gm;

function readLines(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Reads the file if it exists. Entries that cannot be written are measured again next time. */
export function openMetadataCache(file: string): MetadataCache {
  const known = new Map<string, ImageMetadata>();
  for (const [, hash, width, height, tint] of readLines(file).matchAll(LINE)) {
    known.set(String(hash), { width: Number(width), height: Number(height), tint: String(tint) });
  }
  return {
    get: (hash) => known.get(hash),
    set: (hash, measured) => {
      known.set(hash, measured);
      try {
        mkdirSync(dirname(file), { recursive: true });
        // Starts with a newline, in case the previous line was truncated.
        appendFileSync(file, `\n${hash} ${measured.width} ${measured.height} ${measured.tint}`);
      } catch {
        // Read-only folder.
      }
    },
  };
}
