/** Reads the chunks of a GLB file: its header, JSON and binary part. */

import { GLB_COPY as SAY } from './glb-copy.ts';
import type { GltfJson } from './gltf.ts';

/** The message names the fault and the fix. */
export class GlbError extends Error {}

const MAGIC = 0x46546c67;

const JSON_CHUNK = 0x4e4f534a;

const BIN_CHUNK = 0x004e4942;

const HEADER = 12;

const CHUNK_HEADER = 8;

type Chunks = { readonly json: Uint8Array; readonly binStart: number; readonly binLength: number };

/** Splits a GLB into its chunks. */
export function chunksOf(bytes: Uint8Array): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0, true) !== MAGIC) throw new GlbError(SAY.notGlb);
  const version = view.getUint32(4, true);
  if (version !== 2) throw new GlbError(SAY.version(version));
  const stated = view.getUint32(8, true);
  if (stated !== bytes.length) throw new GlbError(SAY.cutOff(stated, bytes.length));
  const found: { type: number; start: number; length: number }[] = [];
  for (let at = HEADER; at < bytes.length; ) {
    if (at + CHUNK_HEADER > bytes.length) throw new GlbError(SAY.chunks);
    const length = view.getUint32(at, true);
    const start = at + CHUNK_HEADER;
    if (length % 4 !== 0 || start + length > bytes.length) throw new GlbError(SAY.chunks);
    found.push({ type: view.getUint32(at + 4, true), start, length });
    at = start + length;
  }
  const [first, second] = found;
  if (first?.type !== JSON_CHUNK) throw new GlbError(SAY.chunks);
  const bin = second?.type === BIN_CHUNK ? second : { start: bytes.length, length: 0 };
  return {
    json: bytes.subarray(first.start, first.start + first.length),
    binStart: bin.start,
    binLength: bin.length,
  };
}

export function parse(json: Uint8Array): GltfJson {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as GltfJson;
  } catch {
    // Reported below, as for JSON that is no object.
  }
  throw new GlbError(SAY.json);
}
