/** Why a piece is in its size class, and floors, in words. */
import { groupDigits } from '../shop/digits.ts';
import type { Access } from './parcel.ts';
import type { Measure } from './size.ts';

const kilograms = (kg: number) => `${groupDigits(kg)}\u00a0kg`;
const centimetres = (cm: number) => `${groupDigits(cm)}\u00a0cm`;

/** '64 kg, 220 cm long'; a light but large piece counts by its volume. */
export function measureText({ weight, volumeWeight, longest }: Measure): string {
  const bulk = volumeWeight > weight ? `, as bulky as ${kilograms(volumeWeight)}` : '';
  return `${kilograms(weight)}${bulk}, ${centimetres(longest)} long`;
}

const ENDINGS = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
  ['other', 'th'],
]);
const plural = new Intl.PluralRules('en-IN', { type: 'ordinal' });

/** 'ground floor', '3rd floor'. */
export const floorText = (floor: number): string =>
  floor === 0 ? 'ground floor' : `${floor}${ENDINGS.get(plural.select(floor))} floor`;

/** 'Ground floor', 'Floor 3, no lift'. */
export function accessText({ floor, lift }: Access): string {
  if (floor === 0) return 'Ground floor';
  return `Floor ${floor}${lift === null ? '' : lift ? ', lift' : ', no lift'}`;
}
