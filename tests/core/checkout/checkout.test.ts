import { describe, expect, it } from 'vitest';
import { buildingOf, lacksAccess, termsOf } from '../../../src/core/checkout/access.ts';
import {
  allowedStep,
  firstIncomplete,
  isComplete,
  STEPS,
  stepAfter,
  stepBefore,
  stepOf,
} from '../../../src/core/checkout/checkout.ts';
import { CHECKOUT } from '../../../src/core/checkout/constants.ts';
import { CHECKOUT_COPY } from '../../../src/core/checkout/copy.ts';
import { type Draft, EMPTY_DRAFT, readDraft } from '../../../src/core/checkout/draft.ts';
import { addressFaults, contactFaults } from '../../../src/core/checkout/faults.ts';

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
  it('is complete when all its fields are present and valid', () => {
    expect(STEPS.map((step) => isComplete(step, WHOLE, OFFERED))).toEqual([true, true, true, true, false]);
    expect(STEPS.map((step) => isComplete(step, EMPTY_DRAFT, null))).toEqual([false, false, false, false, false]);
  });

  it('is replaced by the first incomplete step before it', () => {
    expect(allowedStep('review', WHOLE, OFFERED)).toBe('review');
    expect(allowedStep('review', EMPTY_DRAFT, null)).toBe('contact');
    expect(allowedStep('review', { ...WHOLE, payment: '' }, OFFERED)).toBe('payment');
    expect(allowedStep('contact', WHOLE, OFFERED)).toBe('contact');
    expect(allowedStep('delivery', { ...WHOLE, address: { ...WHOLE.address, line1: ' ' } }, OFFERED)).toBe('address');
  });

  it('becomes incomplete when PIN code, dates or payment methods differ from what was accepted', () => {
    const moved = { ...WHOLE, address: { ...WHOLE.address, pin: '110001', state: 'Delhi' } };
    expect(firstIncomplete(moved, OFFERED)).toBe('delivery');
    expect(firstIncomplete(WHOLE, { ...OFFERED, delivery: null })).toBe('delivery');
    expect(firstIncomplete(WHOLE, { ...OFFERED, payments: ['cod'] })).toBe('payment');
  });

  it('counts earlier choices while no quote is loaded', () => {
    expect(firstIncomplete(WHOLE, null)).toBe('review');
  });

  it('is read from the URL; the first by default', () => {
    expect(stepOf('?step=payment')).toBe('payment');
    for (const search of ['', '?step=', '?step=pay', '?step=<script>', '?other=review']) {
      expect(stepOf(search), search).toBe('contact');
    }
  });

  it('has a previous and a next step, except at the ends', () => {
    expect([stepBefore('contact'), stepBefore('review')]).toEqual([null, 'payment']);
    expect([stepAfter('contact'), stepAfter('review')]).toEqual(['address', 'review']);
  });
});

describe('floor and lift', () => {
  const access = { floor: 3, lift: false };
  const asked = { ...WHOLE, delivery: { ...WHOLE.delivery, access }, building: buildingOf(WHOLE.address) };
  const van = { ...OFFERED, parcels: [{ transport: 'van' }] as never, services: [] };
  const at = (change: Partial<Draft['address']>) => ({ ...asked, address: { ...asked.address, ...change } });

  it('are asked once for a building, however it is written', () => {
    expect(lacksAccess(WHOLE, van)).toBe(true);
    for (const draft of [asked, at({ pin: '560038', line1: ' 14  sample lane' }), at({ line2: 'Behind the park' })]) {
      expect(termsOf(draft).access).toEqual(access);
      expect(lacksAccess(draft, van)).toBe(false);
    }
  });

  it('are asked again for another building, and kept for the first one', () => {
    for (const draft of [at({ line1: '15 Sample Lane' }), at({ pin: '560001' })]) {
      expect(termsOf(draft)).toEqual({ ...asked.delivery, access: null });
      expect(lacksAccess(draft, van)).toBe(true);
    }
    expect(termsOf(readDraft(JSON.stringify(asked))).access).toEqual(access);
  });
});

describe('a stored draft', () => {
  it('is parsed as it was typed', () => {
    const typed = {
      ...WHOLE,
      contact: { ...WHOLE.contact, name: 'Meera ' },
      keep: false,
      other: true,
      owner: 'a@b.in',
    };
    expect(readDraft(JSON.stringify(typed))).toEqual(typed);
  });

  it('is empty when invalid, and drops invalid fields', () => {
    for (const garbage of [undefined, '', '{', 'null', '42', '[]', '"x"', '{"contact":[],"address":7}']) {
      expect(readDraft(garbage), garbage).toEqual(EMPTY_DRAFT);
    }
    const poisoned = { ...WHOLE, contact: { email: { a: 1 }, name: 'x'.repeat(9999), phone: null }, payment: ['cod'] };
    const read = readDraft(JSON.stringify(poisoned));
    expect(read.contact).toEqual({ email: '', name: 'x'.repeat(CHECKOUT.fieldMax), phone: '' });
    expect([read.payment, read.address.line1]).toEqual(['', WHOLE.address.line1]);
  });

  it('drops unknown fields, such as a card number', () => {
    expect(JSON.stringify(readDraft(JSON.stringify({ ...WHOLE, card: '4111', password: 'secret' })))).not.toMatch(
      /4111|secret/,
    );
  });
});

describe('faults', () => {
  const names = (faults: readonly { field: string }[]) => faults.map(({ field }) => field);

  it('name each field in the order of the form, with what to enter', () => {
    const found = contactFaults({ email: '', name: ' ', phone: '' });
    expect(names(found)).toEqual(['email', 'name', 'phone']);
    expect(found[0]).toMatchObject({ label: CHECKOUT_COPY.contact.email, message: CHECKOUT_COPY.faults.email });
    expect(names(addressFaults(EMPTY_DRAFT.address, false))).toEqual(['pin', 'line1', 'city', 'state']);
    expect(names(addressFaults(EMPTY_DRAFT.address, true)).slice(-2)).toEqual(['receiver', 'receiverPhone']);
  });

  it('are found in plausible but invalid values', () => {
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
