/** What was measured of pictures, by the hash of their bytes: one line each in a file, as measuring has to read every pixel. */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Sizes are in pixels, tint is the average colour. */
export type Measured = { readonly width: number; readonly height: number; readonly tint: string };
export type Measurements = {
  readonly get: (hash: string) => Measured | undefined;
  readonly keep: (hash: string, measured: Measured) => void;
};

/** A line that was cut off, or is anything else, counts as none. */
const LINE = /^([\da-f]{64}) ([1-9]\d*) ([1-9]\d*) (#[\da-f]{6})$/gm;

function readLines(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Reads what a file holds, if it is there. Whatever cannot be written is measured again next time. */
export function openMeasurements(file: string): Measurements {
  const known = new Map<string, Measured>();
  for (const [, hash, width, height, tint] of readLines(file).matchAll(LINE)) {
    known.set(String(hash), { width: Number(width), height: Number(height), tint: String(tint) });
  }
  return {
    get: (hash) => known.get(hash),
    keep: (hash, measured) => {
      known.set(hash, measured);
      try {
        mkdirSync(dirname(file), { recursive: true });
        // A line before it that was cut off ends here.
        appendFileSync(file, `\n${hash} ${measured.width} ${measured.height} ${measured.tint}`);
      } catch {
        // A folder that may only be read.
      }
    },
  };
}
