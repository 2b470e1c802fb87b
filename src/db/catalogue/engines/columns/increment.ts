/** Adds to one element of a typed array; returns its previous value. */
export function increment(numbers: Uint32Array, index: number, by = 1): number {
  const before = numbers[index] as number;
  numbers[index] = before + by;
  return before;
}
