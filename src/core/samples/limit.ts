/** How many samples an address and a mailbox can have. */
import type { AddressFields } from '../delivery/address.ts';
import { indiaDay } from '../delivery/delivery.ts';
import { SAMPLES } from './constants.ts';

const DAY_MS = 86_400_000;

/** Spellings of an address that differ in case, spaces or punctuation are one: '56003814samplelane'. */
export const addressKey = ({ pin, line1, line2 }: Pick<AddressFields, 'pin' | 'line1' | 'line2'>): string =>
  [pin, line1, line2]
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** An order that counts. */
export type CountedOrder = { readonly placedAt: Date; readonly samples: number };

/** left: samples that can be ordered now. from: ISO day in India from which the wanted number can be; null: now. */
export type SampleRoom = { readonly left: number; readonly from: string | null };

/** What is left beside the orders of the last days, whichever address or mailbox they went to. */
export function roomBeside(orders: readonly CountedOrder[], wanted: number, now: Date): SampleRoom {
  const since = now.getTime() - SAMPLES.days * DAY_MS;
  const counted = orders
    .filter(({ placedAt }) => placedAt.getTime() > since)
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  let used = counted.reduce((sum, { samples }) => sum + samples, 0);
  const left = Math.max(0, SAMPLES.most - used);
  let free: Date | null = null;
  for (const { placedAt, samples } of counted) {
    if (used + wanted <= SAMPLES.most) break;
    used -= samples;
    free = new Date(placedAt.getTime() + SAMPLES.days * DAY_MS);
  }
  return { left, from: free && indiaDay(free) };
}

/** The tighter of two: fewer are left, from the later day. */
export const tighter = (a: SampleRoom, b: SampleRoom): SampleRoom => ({
  left: Math.min(a.left, b.left),
  from: (a.from ?? '') > (b.from ?? '') ? a.from : b.from,
});
