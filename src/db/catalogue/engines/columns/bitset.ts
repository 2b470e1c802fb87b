/** A set of row numbers as a bitset. */
export type Bitset = Uint32Array;

export const emptyBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

export function fullBitset(size: number): Bitset {
  const bits = emptyBitset(size).fill(0xffffffff);
  if ((size & 31) !== 0) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

export const hasRow = (bits: Bitset, row: number): boolean => (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

export function addRow(bits: Bitset, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
}

export function addRows(bits: Bitset, rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) addRow(bits, rows[i] as number);
}

export function removeRows(bits: Bitset, rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31));
  }
}

/** Intersects bits with others, in place. */
export function intersect(bits: Bitset, others: Bitset): Bitset {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (others[i] as number);
  return bits;
}

/** Adds others to bits, in place. */
export function unite(bits: Bitset, others: Bitset): Bitset {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (others[i] as number);
  return bits;
}

/** Counts the bits that are set: pairs, nibbles and bytes in parallel, then the sum of bytes by one multiplication. */
export function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countRows(bits: Bitset): number {
  let total = 0;
  for (let i = 0; i < bits.length; i++) total += onesIn(bits[i] as number);
  return total;
}

/** Counts the rows that are in one of two sets only. */
export function countDifferent(bits: Bitset, others: Bitset): number {
  let total = 0;
  for (let i = 0; i < bits.length; i++) total += onesIn((bits[i] as number) ^ (others[i] as number));
  return total;
}
