/** Services that can be had, their prices, and the stairs; charges by name; why a piece is in its class. */
import { describe, expect, it } from 'vitest';
import { chargeRows, sumCharges } from '../../../src/core/delivery/charges.ts';
import { divisionsOf } from '../../../src/core/delivery/divisions.ts';
import { surchargeList } from '../../../src/core/delivery/fees-copy.ts';
import { accessText, floorText, measureText } from '../../../src/core/delivery/measure-copy.ts';
import { type DeliveryTerms, HOME_DELIVERY, type ParcelCharge } from '../../../src/core/delivery/parcel.ts';
import { type DeliveryRules, PLAIN_RULES } from '../../../src/core/delivery/rules.ts';
import { pickupReturnText, pickupText, windowsText } from '../../../src/core/delivery/rules-copy.ts';
import { asksAccess, offeredServices, possibleTerms } from '../../../src/core/delivery/service.ts';
import { accessAt, floorDigits, isWholeAccess, readTerms } from '../../../src/core/delivery/terms.ts';

const rules: DeliveryRules = {
  ...PLAIN_RULES,
  classes: [
    { id: 'small', name: 'Small parcel', upTo: 15, longest: null, by: 'courier' },
    { id: 'large', name: 'Two-person delivery', upTo: null, longest: null, by: 'van' },
  ],
  services: [
    {
      ...{ id: 'room', name: 'Carried in', line: 'To the room.', carriesIn: true },
      ...{ stairs: { upTo: 80, floors: 3 }, perPiece: { large: 49_900 } },
    },
    {
      ...{ id: 'removal', name: 'Old piece', line: 'Taken away.', carriesIn: false },
      ...{ stairs: null, perPiece: { small: 100, large: 79_900 } },
    },
  ],
};
const flat = { width: 10, depth: 10, height: 10 };
const sofa = { sku: 'SOFA', quantity: 2, box: { ...flat, weight: 64 } };
const safe = { sku: 'SAFE', quantity: 1, box: { ...flat, weight: 81 } };
const cup = { sku: 'CUP', quantity: 3, box: { ...flat, weight: 1 } };
const terms = (more: Partial<DeliveryTerms>): DeliveryTerms => ({ ...HOME_DELIVERY, ...more });
const offer = (lines: Parameters<typeof offeredServices>[1], more: Partial<DeliveryTerms> = {}) =>
  offeredServices(rules, lines, terms(more));

describe('services', () => {
  it('are priced per piece of the classes that can have them', () => {
    expect(offer([sofa, cup]).map(({ id, price, skus }) => ({ id, price, skus }))).toEqual([
      { id: 'room', price: 99_800, skus: ['SOFA'] },
      { id: 'removal', price: 160_100, skus: ['SOFA', 'CUP'] },
    ]);
    expect(offer([cup]).map(({ id }) => id)).toEqual(['removal']);
    expect(offer([{ ...sofa, quantity: 0 }])).toEqual([]);
    expect(offer([sofa], { store: 'hamburg' })).toEqual([]);
  });

  it.each([
    ['the ground floor', { floor: 0, lift: false }, []],
    ['a lift', { floor: 9, lift: true }, []],
    ['a lift that was not asked for', { floor: 2, lift: null }, []],
    ['no answer yet', null, []],
    ['stairs to a low floor, where one piece is too heavy', { floor: 3, lift: false }, ['SAFE']],
    ['stairs to a floor that is too high for any piece', { floor: 4, lift: false }, ['SOFA', 'SAFE']],
  ])('that carry in are blocked by stairs: %s', (_, access, blocked) => {
    const [room, removal] = offer([sofa, safe], { access, services: ['room', 'removal'] });
    expect(room?.blocked).toEqual(blocked);
    expect(room?.chosen).toBe(blocked.length === 0);
    expect(removal).toMatchObject({ blocked: [], chosen: true });
  });

  it('that cannot be had leave the terms', () => {
    const asked = terms({ services: ['room', 'removal', 'gone'], access: { floor: 4, lift: false } });
    expect(possibleTerms(asked, offeredServices(rules, [sofa], asked)).services).toEqual(['removal']);
    expect(possibleTerms(asked, offeredServices(rules, [cup], asked)).services).toEqual(['removal']);
  });

  it('ask for floor and lift only for carrying inside or for a van', () => {
    expect(asksAccess([{ transport: 'courier' }], [{ carriesIn: true, chosen: false }])).toBe(false);
    expect(asksAccess([{ transport: 'courier' }], [{ carriesIn: true, chosen: true }])).toBe(true);
    expect(asksAccess([{ transport: 'van' }], [])).toBe(true);
    expect(isWholeAccess({ floor: 0, lift: null })).toBe(true);
    expect(isWholeAccess({ floor: 1, lift: null })).toBe(false);
  });
});

describe('charges', () => {
  const fee: ParcelCharge = { kind: 'fee', name: 'Delivery', amount: 9900 };
  const room: ParcelCharge = { kind: 'service', name: 'Carried in', amount: 49_900 };
  const hills: ParcelCharge = { kind: 'surcharge', name: 'Hill road', amount: 40_000 };

  it('of several parcels are added up by name, the fee first and services last', () => {
    const parcels = [{ charges: [room, fee] }, { charges: [fee, hills] }];
    expect(sumCharges(parcels)).toEqual([{ ...fee, amount: 19_800 }, hills, room]);
    expect(chargeRows(parcels, 109_700).map(({ amount }) => amount)).toEqual([19_800, 40_000, 49_900]);
  });

  it('name free delivery, also beside a service', () => {
    expect(chargeRows([{ charges: [room] }], 49_900)).toEqual([{ name: 'Delivery', amount: 0 }, room]);
    expect(chargeRows([{ charges: [] }], 0)).toEqual([{ name: 'Delivery', amount: 0 }]);
  });

  it('are one row where the parcels are unknown or do not add up', () => {
    expect(chargeRows([], 9900)).toEqual([{ name: 'Delivery', amount: 9900 }]);
    expect(chargeRows([{ charges: [room] }], 9900)).toEqual([{ name: 'Delivery', amount: 9900 }]);
  });
});

/** With ordinary spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('words', () => {
  it('say why a piece is in its class', () => {
    expect(plain(measureText({ weight: 64, volumeWeight: 48, longest: 220 }))).toBe('64 kg, 220 cm long');
    expect(plain(measureText({ weight: 12.5, volumeWeight: 48.2, longest: 90 }))).toBe(
      '12.5 kg, as bulky as 48.2 kg, 90 cm long',
    );
  });

  it('say where the van comes by appointment, what stays on top, and where orders are collected', () => {
    const [metro, ...zones] = PLAIN_RULES.zones;
    if (!metro) throw new Error('There is no zone.');
    const windows = [{ id: 'morning', from: '09:00', to: '13:00' }];
    const slots = [{ zones: [metro.id], weekdays: [1], windows, capacity: 1 }];
    const booking = { daysAhead: 9, cutOffHours: 7 };
    expect(windowsText(PLAIN_RULES)).toMatch(/^Before the van comes we call you/);
    expect(windowsText({ ...PLAIN_RULES, slots, booking })).toMatch(
      /to metro cities you can choose .+ up to 9 days ahead.+ until 7 hours before.+Elsewhere we call/,
    );
    const all = slots.map((slot) => ({ ...slot, zones: PLAIN_RULES.zones.map(({ id }) => id) }));
    expect(windowsText({ ...PLAIN_RULES, slots: all })).not.toContain('Elsewhere');
    expect(surchargeList(PLAIN_RULES)).toBe('none');
    const hilly = { ...metro, surcharges: [{ name: 'Hill road', fee: 40_000 }] };
    expect(plain(surchargeList({ ...PLAIN_RULES, zones: [hilly, ...zones] }))).toBe('Hill road ₹400');
    expect(pickupText(PLAIN_RULES, []) + pickupReturnText([])).toBe('');
    expect(pickupReturnText([{}])).toContain('bring back');
    expect(pickupText(PLAIN_RULES, [{ name: 'Pune' }, { name: 'Goa' }])).toMatch(
      /in Pune and Goa.+3 to 5 business days/,
    );
  });

  it('name floors', () => {
    expect([0, 1, 2, 3, 4, 11, 21].map(floorText)).toEqual([
      'ground floor',
      ...['1st', '2nd', '3rd', '4th', '11th', '21st'].map((nth) => `${nth} floor`),
    ]);
    const ways = [
      { floor: 0, lift: null },
      { floor: 3, lift: null },
      { floor: 3, lift: true },
      { floor: 3, lift: false },
    ];
    expect(ways.map(accessText)).toEqual(['Ground floor', 'Floor 3', 'Floor 3, lift', 'Floor 3, no lift']);
  });
});

describe('parcels one by one', () => {
  const [zone] = rules.zones;
  const lines = [sofa, cup].map((line) => ({ ...line, amount: 100, lead: { weeks: null, arrivesOn: null } }));
  const divide = (store: string | null, kept: [string, number][] = []) =>
    zone &&
    divisionsOf(lines, {
      ...{ rules, zone, ordered: '2026-11-21', goods: 200 },
      ...{ terms: terms({ store }), kept: new Map(kept) },
    });

  it('are offered when they go in different ways, and at a store only when they are there on different days', () => {
    expect(divide(null)?.split.parcels).toHaveLength(2);
    expect(divide('pune')).toBeNull();
    expect(divide('pune', [['CUP', 2]])).toBeNull();
    const [first, last] = divide('pune', [['CUP', 3]])?.split.parcels ?? [];
    expect(first && last && first.to < last.to).toBe(true);
  });
});

describe('a typed floor', () => {
  it('keeps at most two digits', () => {
    expect(['3', ' 12th', '-1', '123', 'ground'].map(floorDigits)).toEqual(['3', '12', '1', '12', '']);
  });

  it('keeps the lift, and is none beyond the highest or while it is empty', () => {
    expect(accessAt('4', { floor: 2, lift: false })).toEqual({ floor: 4, lift: false });
    expect(accessAt('60', null)).toEqual({ floor: 60, lift: null });
    expect(['', '61'].map((digits) => accessAt(digits, { floor: 2, lift: true }))).toEqual([null, null]);
  });
});

describe('stored terms', () => {
  it('are read again as they were written', () => {
    const kept = terms({ services: ['room'], split: true, access: { floor: 3, lift: false } });
    expect(readTerms(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    undefined,
    'x',
    [],
    { access: { floor: -1 } },
    { access: { floor: 'two' } },
    { services: 7, split: 'maybe' },
  ])('that are invalid are those of delivery to the door: %j', (stored) =>
    expect(readTerms(stored)).toEqual(HOME_DELIVERY),
  );
});
