import { describe, expect, it } from 'vitest';
import {
  type DraftLine,
  draftFaults,
  EMPTY_ORDER,
  newOrderBody,
  withPiece,
} from '../../../src/core/merchant/order-draft.ts';
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

  it('is read as it was stored, and anything else becomes empty', () => {
    expect(readOrderDraft(JSON.stringify(WHOLE))).toEqual(WHOLE);
    for (const text of [undefined, '', 'null', '[]', '{"lines":3,"contact":[1]}'])
      expect(readOrderDraft(text)).toEqual(EMPTY_ORDER);
  });
});
