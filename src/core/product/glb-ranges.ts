/** Checks that all data of a glTF description lies inside of its binary chunk. Pure; throws RangeError. */
import { type GltfJson, type GltfView, listOf } from './gltf.ts';

const COMPONENT_BYTES: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };
const COMPONENTS: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};

/** A whole number of bytes or things. */
function whole(value: unknown, otherwise?: number): number {
  const number = value === undefined ? otherwise : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) throw new RangeError('not a count');
  return number;
}

function within(offset: number, length: number, total: number): void {
  if (offset + length > total) throw new RangeError('outside');
}

/** Where a view's bytes are in the binary chunk, and how many they are when unpacked. */
function placeOf(view: GltfView, binLength: number): { start: number; end: number; unpacked: number } {
  const unpacked = whole(view.byteLength);
  const packed = view.extensions?.EXT_meshopt_compression;
  const from = packed ?? view;
  // All other buffers only stand for what a compressed view unpacks to.
  if (from.buffer !== 0) throw new RangeError('no such buffer');
  const start = whole(from.byteOffset, 0);
  const end = start + whole(from.byteLength);
  within(start, end - start, binLength);
  if (packed && whole(packed.count) * whole(packed.byteStride) !== unpacked) throw new RangeError('other size');
  return { start, end, unpacked };
}

export type Ranges = {
  readonly unpacked: number;
  /** Bytes of the textures in the binary chunk. */
  readonly textures: readonly { readonly start: number; readonly end: number }[];
};

/** Checks views, accessors and textures. binLength: bytes of the binary chunk. */
export function checkRanges(json: GltfJson, binLength: number): Ranges {
  const [first] = listOf(json.buffers);
  if (first) within(0, whole(first.byteLength), binLength);
  const views = listOf(json.bufferViews).map((view) => ({ view, ...placeOf(view, binLength) }));
  const viewAt = (index: unknown) => {
    const found = views[whole(index)];
    if (!found) throw new RangeError('no such view');
    return found;
  };
  // Accessors without a view are filled with zeros.
  let zeros = 0;
  for (const { type, componentType, count, bufferView, byteOffset, sparse } of listOf(json.accessors)) {
    const part = COMPONENT_BYTES[componentType as number];
    const parts = COMPONENTS[type as string];
    if (!part || !parts) throw new RangeError('no such type');
    const number = whole(count);
    if (bufferView === undefined) zeros += number * part * parts;
    else {
      const { view, unpacked } = viewAt(bufferView);
      const stride = view.byteStride === undefined ? part * parts : whole(view.byteStride);
      if (number > 0) within(whole(byteOffset, 0), (number - 1) * stride + part * parts, unpacked);
    }
    for (const one of sparse ? [sparse.indices, sparse.values] : []) viewAt(one?.bufferView);
  }
  const textures = listOf(json.images).map(({ bufferView }) => viewAt(bufferView));
  return {
    unpacked: views.reduce((sum, view) => sum + view.unpacked, zeros),
    textures: textures.map(({ start, end }) => ({ start, end })),
  };
}
