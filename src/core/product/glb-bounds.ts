/** Counts the triangles of a glTF scene and measures the box around it. Pure; throws RangeError for references that lead nowhere. */

type Packed = { readonly buffer?: unknown; readonly byteOffset?: unknown; readonly byteLength?: unknown };
export type GltfView = Packed & {
  readonly byteStride?: unknown;
  readonly extensions?: {
    readonly EXT_meshopt_compression?: Packed & { readonly count?: unknown; readonly byteStride?: unknown };
  };
};
type Primitive = {
  readonly mode?: unknown;
  readonly indices?: unknown;
  readonly attributes?: { readonly POSITION?: unknown };
};
type Accessor = {
  readonly type?: unknown;
  readonly componentType?: unknown;
  readonly count?: unknown;
  readonly bufferView?: unknown;
  readonly byteOffset?: unknown;
  readonly normalized?: unknown;
  readonly min?: unknown;
  readonly max?: unknown;
  readonly sparse?: {
    readonly indices?: { readonly bufferView?: unknown };
    readonly values?: { readonly bufferView?: unknown };
  };
};
type Node = {
  readonly mesh?: unknown;
  readonly children?: unknown;
  readonly matrix?: unknown;
  readonly translation?: unknown;
  readonly rotation?: unknown;
  readonly scale?: unknown;
};
/** The description inside a GLB: every field may hold anything. */
export type GltfJson = {
  readonly asset?: unknown;
  readonly extensionsUsed?: unknown;
  readonly extensionsRequired?: unknown;
  readonly buffers?: readonly Packed[];
  readonly bufferViews?: readonly GltfView[];
  readonly accessors?: readonly Accessor[];
  readonly images?: readonly { readonly bufferView?: unknown }[];
  readonly meshes?: readonly { readonly primitives?: readonly Primitive[] }[];
  readonly nodes?: readonly Node[];
  readonly scenes?: readonly { readonly nodes?: unknown }[];
  readonly scene?: unknown;
};

/** Nodes that one scene may draw: more are a loop or a mistake. */
const MOST_NODES = 20_000;

export const listOf = <Item>(list: readonly Item[] | undefined): readonly Item[] => (Array.isArray(list) ? list : []);

/** Column by column, as in glTF. */
type Matrix = readonly number[];
const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

function numbers(value: unknown, otherwise: readonly number[]): readonly number[] {
  if (value === undefined) return otherwise;
  const isList =
    Array.isArray(value) && value.length === otherwise.length && value.every((one) => Number.isFinite(one));
  if (!isList) throw new RangeError('not a list of numbers');
  return value as number[];
}

const multiply = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, at) => {
    const [row, column] = [at % 4, Math.floor(at / 4)];
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[k * 4 + row] ?? 0) * (b[column * 4 + k] ?? 0), 0);
  });

function matrixOf({ matrix, translation, rotation, scale }: Node): Matrix {
  if (matrix !== undefined) return numbers(matrix, IDENTITY);
  const [tx = 0, ty = 0, tz = 0] = numbers(translation, [0, 0, 0]);
  const [x = 0, y = 0, z = 0, w = 1] = numbers(rotation, [0, 0, 0, 1]);
  const [sx = 1, sy = 1, sz = 1] = numbers(scale, [1, 1, 1]);
  return [
    ...[(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0],
    ...[2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0],
    ...[2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    ...[tx, ty, tz, 1],
  ];
}

/** What normalized integers are divided by. */
const NORMALIZED: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32767, 5123: 65535 };

function itemAt<Item>(list: readonly Item[] | undefined, index: unknown): Item {
  const found = listOf(list)[index as number];
  if (found === undefined || found === null) throw new RangeError('no such item');
  return found;
}

function trianglesOf({ mode = 4, indices, attributes }: Primitive, { accessors }: GltfJson): number {
  const { count } = itemAt(accessors, indices === undefined ? attributes?.POSITION : indices);
  const number = Number(count);
  if (mode === 4) return Math.floor(number / 3);
  return mode === 5 || mode === 6 ? Math.max(0, number - 2) : 0;
}

/** size: width, height and depth in metres of a box that holds all; turned parts count with the box around theirs. */
export function gltfBounds(json: GltfJson): { triangles: number; size: readonly number[] } {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  let triangles = 0;

  function add({ attributes }: Primitive, world: Matrix): void {
    const { min, max, normalized, componentType } = itemAt(json.accessors, attributes?.POSITION);
    const unit = normalized === true ? (NORMALIZED[componentType as number] ?? 1) : 1;
    const ends = [min, max].map((end) => {
      if (!Array.isArray(end)) throw new RangeError('no bounds');
      return numbers(end, [0, 0, 0]).map((value) => value / unit);
    });
    for (let corner = 0; corner < 8; corner++) {
      const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => ends[(corner >> axis) & 1]?.[axis]);
      for (const axis of [0, 1, 2]) {
        const [a = 0, b = 0, c = 0, d = 0] = [0, 4, 8, 12].map((column) => world[column + axis]);
        const value = a * x + b * y + c * z + d;
        least[axis] = Math.min(least[axis] as number, value);
        most[axis] = Math.max(most[axis] as number, value);
      }
    }
  }

  const scene = listOf(json.scenes)[(json.scene ?? 0) as number];
  const roots = scene ? scene.nodes : listOf(json.nodes).map((_, index) => index);
  const open = (Array.isArray(roots) ? roots : []).map((index: unknown) => ({ index, world: IDENTITY }));
  for (let drawn = 0; open.length > 0; drawn++) {
    if (drawn > MOST_NODES) throw new RangeError('too many nodes');
    const { index, world: above } = open.pop() as { index: unknown; world: Matrix };
    const node = itemAt(json.nodes, index);
    const world = multiply(above, matrixOf(node));
    if (node.mesh !== undefined)
      for (const primitive of listOf(itemAt(json.meshes, node.mesh).primitives)) {
        triangles += trianglesOf(primitive, json);
        add(primitive, world);
      }
    for (const child of Array.isArray(node.children) ? node.children : []) open.push({ index: child, world });
  }
  return {
    triangles,
    size: [0, 1, 2].map((axis) => (triangles > 0 ? (most[axis] as number) - (least[axis] as number) : 0)),
  };
}
