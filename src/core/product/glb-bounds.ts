/** Counts the triangles of a glTF scene and measures the box around it. Pure; throws RangeError for references that lead nowhere. */
import { type GltfJson, listOf, type Primitive } from './gltf.ts';
import { IDENTITY, type Matrix, matrixOf, multiply, numbers } from './matrix.ts';

/** Nodes that one scene may draw: more are a loop or a mistake. */
const MOST_NODES = 20_000;

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
