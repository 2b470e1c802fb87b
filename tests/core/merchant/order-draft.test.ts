import { describe, expect, it } from 'vitest';
import { readQuote } from '../../../src/core/checkout/quote-reader.ts';
import {
  type DraftLine,
  draftFaults,
  EMPTY_ORDER,
  type OrderDraft,
  withAccess,
  withPiece,
  withSlot,
} from '../../../src/core/merchant/order-draft.ts';
import { newOrderBody } from '../../../src/core/merchant/order-draft-body.ts';
import { readOrderDraft } from '../../../src/core/merchant/order-draft-reader.ts';

const piece = (sku: string, quantity = 1, most = 5): DraftLine => ({
  ...{ sku, quantity, most, slug: sku, name: sku, variant: '', price: 10_000, picture: null },
});
const WHOLE = {
  ...EMPTY_ORDER,
  lines: [piece('A')],
  contact: { email: 'asha@example.com', name: 'Asha Menon', phone: '98450 12345' },
  address: { ...EMPTY_ORDER.address, line1: '14 Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560 038' },
  payment: 'upi',
};
const fieldsOf = (draft: typeof WHOLE, isNew = true) => draftFaults(draft, isNew).map(({ field }) => field);

describe('a piece', () => {
  it('is added, or one more of it, at most as many as there are', () => {
    expect(withPiece([piece('A')], piece('B')).map(({ sku }) => sku)).toEqual(['A', 'B']);
    expect(withPiece([piece('A', 4)], piece('A'))[0]?.quantity).toBe(5);
    expect(withPiece([piece('A', 5)], piece('A'))[0]?.quantity).toBe(5);
  });

  it('replaces another in its place and with its quantity', () => {
    const lines = withPiece([piece('A', 3), piece('B')], piece('C'), 'A');
    expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['C', 3],
      ['B', 1],
    ]);
    expect(withPiece([piece('A', 3), piece('B')], piece('B'), 'A').map(({ sku }) => sku)).toEqual(['B']);
  });
});

describe('a draft', () => {
  it('names the fields that are missing or wrong', () => {
    expect(fieldsOf(WHOLE)).toEqual([]);
    const empty = ['search', 'email', 'name', 'phone', 'pin', 'line1', 'city', 'state', 'payment'];
    expect(fieldsOf({ ...EMPTY_ORDER, lines: [] } as never)).toEqual(empty);
    expect(fieldsOf({ ...WHOLE, gstin: '29AAGCB7383J1Z5' })).toEqual(['gstin']);
    expect(fieldsOf({ ...WHOLE, address: { ...WHOLE.address, name: 'Ravi' } })).toEqual(['receiverPhone']);
    const edited = { ...WHOLE, contact: { ...WHOLE.contact, email: '' }, payment: '' };
    expect(fieldsOf(edited, false)).toEqual([]);
  });

  it('becomes a body with the buyer as receiver and the prices that were seen', () => {
    expect(newOrderBody(WHOLE, 12_000)).toMatchObject({
      lines: [{ sku: 'A', quantity: 1, price: 10_000 }],
      total: 12_000,
      address: { name: 'Asha Menon', phone: '+919845012345', pin: '560038' },
    });
  });

  it('asks floor and lift of what the van brings, once per building', () => {
    const quote = { lines: [], total: 0, parcels: [{ transport: 'van', lines: [], charges: [] }] };
    const offered = readQuote(quote, () => {});
    const faults = (draft: OrderDraft) => draftFaults(draft, true, offered).map(({ field }) => field);
    const at = (access: { floor: number; lift: boolean | null }) => ({ ...WHOLE, ...withAccess(WHOLE, access) });
    expect(offered?.parcels).toHaveLength(1);
    expect(faults(WHOLE)).toEqual(['floor']);
    expect(faults(at({ floor: 3, lift: null }))).toEqual(['lift']);
    expect(faults(at({ floor: 3, lift: false }))).toEqual([]);
    expect(faults({ ...at({ floor: 0, lift: null }) })).toEqual([]);
    const moved = { ...at({ floor: 3, lift: true }), address: { ...WHOLE.address, line1: '2 Hill Road' } };
    expect(faults(moved)).toEqual(['floor']);
    expect(newOrderBody(moved, 1)).toMatchObject({ delivery: { access: null } });
    expect(faults({ ...WHOLE, delivery: { ...WHOLE.delivery, store: 'indiranagar' } })).toEqual([]);
  });

  it('sends services, parcels, access and windows as checkout does, or a store without an address', () => {
    const slots = withSlot(withSlot([], 1, { day: '2026-12-05', window: 'morning' }), 1, {
      ...{ day: '2026-12-06', window: 'evening' },
    });
    const access = { floor: 2, lift: true };
    const draft = { ...WHOLE, ...withAccess(WHOLE, access), slots };
    const chosen = { ...draft, delivery: { ...draft.delivery, services: ['room'], split: true } };
    expect(newOrderBody(chosen, 1)).toMatchObject({
      delivery: { ...{ store: null, services: ['room'], split: true, access, slots } },
    });
    expect(slots).toEqual([{ parcel: 1, day: '2026-12-06', window: 'evening' }]);
    expect(withSlot(slots, 1, null)).toEqual([]);
    const body = newOrderBody({ ...chosen, delivery: { ...chosen.delivery, store: 'indiranagar' } }, 1);
    expect(body.delivery).toEqual({ store: 'indiranagar' });
    expect(body).not.toHaveProperty('address');
  });

  it('is read as it was stored, and anything else becomes empty', () => {
    expect(readOrderDraft(JSON.stringify(WHOLE))).toEqual(WHOLE);
    for (const text of [undefined, '', 'null', '[]', '{"lines":3,"contact":[1]}'])
      expect(readOrderDraft(text)).toEqual(EMPTY_ORDER);
  });
});
