/** From which value of goods no parcel of an order has a fee. */
import { expect, it } from 'vitest';
import { freeFromAll } from '../../../src/core/delivery/free-from.ts';
import type { Transport } from '../../../src/core/delivery/parcel.ts';
import { PLAIN_RULES, type Zone } from '../../../src/core/delivery/rules.ts';

const [plain] = PLAIN_RULES.zones as [Zone];
const zone = (courier: number | null, van: number | null): Zone => ({
  ...plain,
  courier: { ...plain.courier, freeFrom: courier },
  van: { ...plain.van, freeFrom: van },
});
const of = (...transports: Transport[]) => transports.map((transport) => ({ transport }));

it('is the highest of all parcels, in any order', () => {
  expect(freeFromAll(zone(100, 500), of('courier'))).toBe(100);
  expect(freeFromAll(zone(100, 500), of('courier', 'van'))).toBe(500);
  expect(freeFromAll(zone(100, 500), of('van', 'courier'))).toBe(500);
});

it('is none when one of the parcels always has a fee, and 0 for what is collected', () => {
  expect(freeFromAll(zone(100, null), of('courier', 'van'))).toBeNull();
  expect(freeFromAll(zone(100, null), of('courier'))).toBe(100);
  expect(freeFromAll(zone(100, null), of('pickup'))).toBe(0);
  expect(freeFromAll(zone(100, 500), [])).toBeNull();
});
