/** Sums up lines, and divides an amount among them to the minor unit. */
import type { WantedLine } from './offer.ts';

/** Merges lines by SKU, in order of first occurrence. */
export function sumLines(lines: readonly WantedLine[]): WantedLine[] {
  const bySku = new Map<string, number>();
  for (const { sku, quantity } of lines) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity);
  return [...bySku].map(([sku, quantity]) => ({ sku, quantity }));
}

/**
 * Distributes a whole amount in proportion to weights; the remainder goes to the largest fractions, so the parts add up
 * exactly.
 */
export function apportion(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = BigInt(whole) * BigInt(weight);
    return { index, share: Number(exact / BigInt(sum)), rest: exact % BigInt(sum) };
  });
  let left = whole - parts.reduce((total, { share }) => total + share, 0);
  const shares = parts.map(({ share }) => share);
  for (const { index } of parts.toSorted((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : a.index - b.index))) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
