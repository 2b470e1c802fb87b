import { describe, expect, it } from 'vitest';
import {
  admit,
  type Draft,
  EMPTY_DRAFT,
  firstIncomplete,
  isComplete,
  readDraft,
  STEPS,
  stepAfter,
  stepBefore,
  stepOf,
} from '../../../src/core/checkout/checkout.ts';
import { CHECKOUT_COPY } from '../../../src/core/checkout/copy.ts';
import { addressFaults, contactFaults } from '../../../src/core/checkout/faults.ts';
import { CHECKOUT } from '../../../src/core/shop/constants.ts';

const WHOLE: Draft = {
  ...EMPTY_DRAFT,
  contact: { email: 'meera@example.com', name: 'Meera Rao', phone: '98450 12345' },
  address: {
    name: '',
    phone: '',
    line1: '14 Sample Lane',
    line2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pin: '560 038',
  },
  agreed: '560038',
  payment: 'upi',
};
const OFFERED = { delivery: { from: '2026-11-24', to: '2026-11-27' }, payments: ['cod', 'upi'] };

describe('a step', () => {
  it('is complete once nothing in it is missing or wrong', () => {
    expect(STEPS.map((step) => isComplete(step, WHOLE, OFFERED))).toEqual([true, true, true, true, false]);
    expect(STEPS.map((step) => isComplete(step, EMPTY_DRAFT, null))).toEqual([false, false, false, false, false]);
  });

  it('is refused while one before it is not complete, and the first of those is shown instead', () => {
    expect(admit('review', WHOLE, OFFERED)).toBe('review');
    expect(admit('review', EMPTY_DRAFT, null)).toBe('contact');
    expect(admit('review', { ...WHOLE, payment: '' }, OFFERED)).toBe('payment');
    expect(admit('contact', WHOLE, OFFERED)).toBe('contact');
    expect(admit('delivery', { ...WHOLE, address: { ...WHOLE.address, line1: ' ' } }, OFFERED)).toBe('address');
  });

  it('opens again when its PIN code, its dates or its way to pay are no longer what was agreed', () => {
    const moved = { ...WHOLE, address: { ...WHOLE.address, pin: '110001', state: 'Delhi' } };
    expect(firstIncomplete(moved, OFFERED)).toBe('delivery');
    expect(firstIncomplete(WHOLE, { ...OFFERED, delivery: null })).toBe('delivery');
    expect(firstIncomplete(WHOLE, { ...OFFERED, payments: ['cod'] })).toBe('payment');
  });

  it('counts as chosen while the shop has not answered', () => {
    expect(firstIncomplete(WHOLE, null)).toBe('review');
  });

  it('is named by the address, and the first where the address names none', () => {
    expect(stepOf('?step=payment')).toBe('payment');
    for (const search of ['', '?step=', '?step=pay', '?step=<script>', '?other=review']) {
      expect(stepOf(search), search).toBe('contact');
    }
  });

  it('has neighbours, but for the ends', () => {
    expect([stepBefore('contact'), stepBefore('review')]).toEqual([null, 'payment']);
    expect([stepAfter('contact'), stepAfter('review')]).toEqual(['address', 'review']);
  });
});

describe('a stored draft', () => {
  it('comes back as it was typed', () => {
    const typed = {
      ...WHOLE,
      contact: { ...WHOLE.contact, name: 'Meera ' },
      keep: false,
      other: true,
      owner: 'a@b.in',
    };
    expect(readDraft(JSON.stringify(typed))).toEqual(typed);
  });

  it('is an empty one when it is garbage, and loses the fields that are', () => {
    for (const garbage of [undefined, '', '{', 'null', '42', '[]', '"x"', '{"contact":[],"address":7}']) {
      expect(readDraft(garbage), garbage).toEqual(EMPTY_DRAFT);
    }
    const poisoned = { ...WHOLE, contact: { email: { a: 1 }, name: 'x'.repeat(9999), phone: null }, payment: ['cod'] };
    const read = readDraft(JSON.stringify(poisoned));
    expect(read.contact).toEqual({ email: '', name: 'x'.repeat(CHECKOUT.fieldMax), phone: '' });
    expect([read.payment, read.address.line1]).toEqual(['', WHOLE.address.line1]);
  });

  it('keeps nothing that it does not know, such as a card', () => {
    expect(JSON.stringify(readDraft(JSON.stringify({ ...WHOLE, card: '4111', password: 'secret' })))).not.toMatch(
      /4111|secret/,
    );
  });
});

describe('faults', () => {
  const names = (faults: readonly { field: string }[]) => faults.map(({ field }) => field);

  it('name each field in the order of its form, with what to write', () => {
    const found = contactFaults({ email: '', name: ' ', phone: '' });
    expect(names(found)).toEqual(['email', 'name', 'phone']);
    expect(found[0]).toMatchObject({ label: CHECKOUT_COPY.contact.email, message: CHECKOUT_COPY.faults.email });
    expect(names(addressFaults(EMPTY_DRAFT.address, false))).toEqual(['pin', 'line1', 'city', 'state']);
    expect(names(addressFaults(EMPTY_DRAFT.address, true)).slice(-2)).toEqual(['receiver', 'receiverPhone']);
  });

  it('are found in what looks right and is not', () => {
    const contact = WHOLE.contact;
    for (const email of ['meera', 'meera@', 'meera@example', 'a b@example.com']) {
      expect(names(contactFaults({ ...contact, email })), email).toEqual(['email']);
    }
    for (const phone of ['12345', '5845012345', '+1 555 0100', '98450 1234']) {
      expect(names(contactFaults({ ...contact, phone })), phone).toEqual(['phone']);
    }
    for (const pin of ['012345', '56003', 'A60038']) {
      expect(names(addressFaults({ ...WHOLE.address, pin }, false)), pin).toEqual(['pin']);
    }
    expect(names(addressFaults({ ...WHOLE.address, state: 'Bavaria' }, false))).toEqual(['state']);
    const [elsewhere] = addressFaults({ ...WHOLE.address, state: 'Kerala' }, false);
    expect(elsewhere).toMatchObject({
      field: 'state',
      message: expect.stringContaining('560038 is in Karnataka, not in Kerala'),
    });
  });
});
