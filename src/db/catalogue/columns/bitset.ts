/** A set of rows, one bit for each. */
export type Bits = Uint32Array;

export const noRows = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function everyRow(size: number): Bits {
  const bits = noRows(size).fill(0xffffffff);
  if ((size & 31) !== 0) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

export const hasRow = (bits: Bits, row: number): boolean => (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

export function addRow(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
}

export function addRows(bits: Bits, rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) addRow(bits, rows[i] as number);
}

export function dropRows(bits: Bits, rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31));
  }
}

/** Leaves in bits what the others hold too. */
export function keepCommon(bits: Bits, others: Bits): Bits {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (others[i] as number);
  return bits;
}

export function countRows(bits: Bits): number {
  let total = 0;
  for (let i = 0; i < bits.length; i++) {
    // Ones of pairs, of fours, of bytes, and the bytes' sum by one multiplication.
    let word = bits[i] as number;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/** Calls back with each row of the set, rising. */
export function eachRow(bits: Bits, act: (row: number) => void): void {
  for (let i = 0; i < bits.length; i++) {
    // The lowest one is taken off until none is left.
    for (let left = bits[i] as number; left !== 0; left &= left - 1) act(i * 32 + 31 - Math.clz32(left & -left));
  }
}
