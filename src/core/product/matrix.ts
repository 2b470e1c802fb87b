/** 4 × 4 matrices of glTF nodes. */
import type { Node } from './gltf.ts';

/** Column by column, as in glTF. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export function numbers(value: unknown, otherwise: readonly number[]): readonly number[] {
  if (value === undefined) return otherwise;
  const isList =
    Array.isArray(value) && value.length === otherwise.length && value.every((one) => Number.isFinite(one));
  if (!isList) throw new RangeError('not a list of numbers');
  return value as number[];
}

export const multiply = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, at) => {
    const [row, column] = [at % 4, Math.floor(at / 4)];
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[k * 4 + row] ?? 0) * (b[column * 4 + k] ?? 0), 0);
  });

export function matrixOf({ matrix, translation, rotation, scale }: Node): Matrix {
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
