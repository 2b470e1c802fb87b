/** Reads GLB models: checks that a file is whole and loads nothing else, and measures it. Pure; throws GlbError. */
import { gltfBounds } from './glb-bounds.ts';
import { chunksOf, GlbError, parse } from './glb-chunks.ts';
import { GLB_COPY as SAY } from './glb-copy.ts';
import { checkRanges } from './glb-ranges.ts';
import type { GltfJson } from './gltf.ts';
import type { Model } from './model.ts';

/** A texture's bytes in the file. */
export type GlbTexture = { readonly start: number; readonly end: number };
export type GlbFacts = Omit<Model, 'hash'> & {
  /** Longest side in metres, at most: of a box around boxes that may be turned. */
  readonly metres: number;
  /** Bytes of all data after decompression. */
  readonly unpacked: number;
  readonly textures: readonly GlbTexture[];
};

/** Decoders that the viewer would load from another host. */
const FOREIGN_DECODERS = ['KHR_draco_mesh_compression', 'KHR_texture_basisu'];
/** What the viewer can show without loading more. */
const KNOWN = new Set([
  ...['EXT_meshopt_compression', 'KHR_mesh_quantization', 'KHR_texture_transform', 'EXT_texture_webp'],
  ...['clearcoat', 'dispersion', 'emissive_strength', 'ior', 'iridescence', 'sheen', 'specular', 'transmission'].map(
    (name) => `KHR_materials_${name}`,
  ),
  ...['KHR_materials_anisotropy', 'KHR_materials_unlit', 'KHR_materials_volume', 'KHR_lights_punctual'],
]);

/** Throws for a URI anywhere: also in extensions that are not known here. Notes of tools (extras) load nothing. */
function checkUris(json: GltfJson): void {
  const open: unknown[] = [json];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'uri' && typeof part === 'string') throw new GlbError(SAY.uri(part));
      if (key !== 'extras') open.push(part);
    }
  }
}

const namesIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function checkExtensions(json: GltfJson): void {
  const required = namesIn(json.extensionsRequired);
  const foreign = [...namesIn(json.extensionsUsed), ...required].find((name) => FOREIGN_DECODERS.includes(name));
  if (foreign) throw new GlbError(SAY.compressed(foreign));
  const unknown = required.find((name) => !KNOWN.has(name));
  if (unknown) throw new GlbError(SAY.extension(unknown));
}

/** Returns what a GLB holds. Limits are checked by the caller: files of the content folder have none. */
export function readGlb(bytes: Uint8Array): GlbFacts {
  const { json: text, binStart, binLength } = chunksOf(bytes);
  const json = parse(text);
  const major = Number.parseInt(String((json.asset as { version?: unknown } | undefined)?.version), 10);
  if (major !== 2) throw new GlbError(SAY.version(Number.isNaN(major) ? 0 : major));
  checkUris(json);
  checkExtensions(json);
  try {
    const { unpacked, textures } = checkRanges(json, binLength);
    const { triangles, size } = gltfBounds(json);
    if (triangles === 0) throw new GlbError(SAY.empty);
    return {
      bytes: bytes.length,
      triangles,
      metres: Math.max(...size),
      unpacked,
      textures: textures.map(({ start, end }) => ({ start: binStart + start, end: binStart + end })),
    };
  } catch (error) {
    // References that lead nowhere, and numbers that are none.
    throw error instanceof GlbError ? error : new GlbError(SAY.ranges);
  }
}
