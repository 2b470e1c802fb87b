/** Pieces for letters in tests that need no catalogue. */
import type { SamplePiece } from '../../src/build/letters/sample-order.ts';

const picture = { hash: 'a'.repeat(64), width: 1600, height: 2000, tint: '#cbbfae', alt: 'A table in evening light' };

export const PIECES: readonly SamplePiece[] = [
  { slug: 'alba', name: 'Alba coffee table', sku: 'ALB-1', variant: 'Walnut', price: 3_290_000, picture },
  { slug: 'sahel', name: 'Sahel vase', sku: 'SHL-1', variant: '', price: 149_950, picture: null },
];
