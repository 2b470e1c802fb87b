/** Adds to one number of many; answers what it was. */
export function raise(numbers: Uint32Array, index: number, by = 1): number {
  const before = numbers[index] as number;
  numbers[index] = before + by;
  return before;
}
