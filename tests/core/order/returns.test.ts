import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnablePieces, returnFault } from '../../../src/core/order/returnable.ts';
import type { ReturnReason, ReturnState, SentOrder, SoldLine } from '../../../src/core/order/returns.ts';
import { RETURN_REASONS, refundOf, returnDeadline, stateAfter } from '../../../src/core/order/returns.ts';

const DELIVERED = new Date('2026-11-21T10:00:00Z');
const sold = (changes: Partial<SoldLine> = {}): SoldLine => ({
  ...{ sku: 'A', quantity: 2, amount: 20_000, discount: 1_000, madeToOrder: false },
  ...changes,
});
const order = (changes: Partial<SentOrder> = {}): SentOrder => ({
  ...{ deliveredAt: DELIVERED, shipping: 9_900, lines: [sold()], parcels: [] },
  ...changes,
});
const ask = (quantity = 1, reason: ReturnReason = 'changed-mind', sku = 'A') => ({
  ...{ reason, lines: [{ sku, quantity }] },
});
const earlier = (state: ReturnState, quantity = 1, sku = 'A') => ({ state, lines: [{ sku, quantity }] });

/** A arrived first, B five days later; C is on its way. */
const PARCELS = order({
  deliveredAt: null,
  lines: [sold(), sold({ sku: 'B', quantity: 1 }), sold({ sku: 'C', quantity: 1 })],
  parcels: [
    { deliveredAt: DELIVERED, shipping: 5_000, lines: [{ sku: 'A', quantity: 2 }] },
    { deliveredAt: new Date('2026-11-26T10:00:00Z'), shipping: 3_000, lines: [{ sku: 'B', quantity: 1 }] },
    { deliveredAt: null, shipping: 1_900, lines: [{ sku: 'C', quantity: 1 }] },
  ],
});

describe('a return', () => {
  it('is possible for seven calendar days after delivery, in Indian time', () => {
    expect(returnDeadline(DELIVERED)).toBe('2026-11-28');
    expect(returnDeadline(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-28');
    expect(returnDeadline(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-29');
    expect(returnFault(order(), [], ask(), new Date('2026-11-28T18:29:59Z'))).toBeNull();
    expect(returnFault(order(), [], ask(), new Date('2026-11-28T18:30:00Z'))).toBe('too-late');
  });

  it('is refused for undelivered or unknown pieces', () => {
    expect(returnFault(order({ deliveredAt: null }), [], ask(), DELIVERED)).toBe('not-delivered');
    expect(returnFault(order(), [], ask(1, 'damaged', 'B'), DELIVERED)).toBe('not-bought');
    expect(returnFault(order(), [], ask(3), DELIVERED)).toBe('not-bought');
    const twice = { ...ask(2), lines: [...ask(2).lines, ...ask(1).lines] };
    expect(returnFault(order(), [], twice, DELIVERED)).toBe('not-bought');
    expect(returnFault(order(), [], { ...ask(), lines: [] }, DELIVERED)).toBe('not-bought');
  });

  it('of a made-to-order product is possible only when it is damaged', () => {
    const made = order({ lines: [sold({ madeToOrder: true })] });
    expect(returnFault(made, [], ask(), DELIVERED)).toBe('made-to-order');
    expect(returnFault(made, [], ask(1, 'damaged'), DELIVERED)).toBeNull();
  });

  it('of a parcel that has arrived is possible while another is on its way, in its own days', () => {
    const now = new Date('2026-11-27T10:00:00Z');
    expect(returnablePieces(PARCELS, [], now)).toEqual([
      { sku: 'A', quantity: 2, until: '2026-11-28' },
      { sku: 'B', quantity: 1, until: '2026-12-03' },
    ]);
    const later = new Date('2026-11-30T10:00:00Z');
    expect(returnablePieces(PARCELS, [], later).map(({ sku }) => sku)).toEqual(['B']);
    const faults = (at: Date) => ['A', 'B', 'C'].map((sku) => returnFault(PARCELS, [], ask(1, 'damaged', sku), at));
    expect(faults(now)).toEqual([null, null, 'not-delivered']);
    expect(faults(later)).toEqual(['too-late', null, 'not-delivered']);
  });

  it('takes back no piece that is in another one, unless that was refused', () => {
    const fault = (quantity: number, ...states: ReturnState[]) =>
      returnFault(
        order(),
        states.map((state) => earlier(state)),
        ask(quantity),
        DELIVERED,
      );
    for (const state of ['requested', 'approved', 'refunded'] as const) {
      expect(fault(1, state)).toBeNull();
      expect(fault(2, state)).toBe('returned');
      expect(fault(1, state, state)).toBe('returned');
    }
    expect(fault(2, 'refused', 'refused')).toBeNull();
    expect(returnablePieces(order(), [earlier('approved', 2)], DELIVERED)).toEqual([]);
  });
});

describe('the refund of a return', () => {
  it('is the paid price, and the delivery of a parcel that came back whole through no fault of the shopper', () => {
    expect(refundOf(order(), [], ask())).toBe(9_500);
    expect(refundOf(order(), [], ask(2))).toBe(19_000);
    expect(refundOf(order(), [], ask(2, 'damaged'))).toBe(28_900);
    expect(refundOf(PARCELS, [], ask(2, 'damaged'))).toBe(24_000);
    expect(refundOf(PARCELS, [], ask(1, 'damaged'))).toBe(9_500);
    // With the other piece of the parcel, and not with one that was sent back at will.
    expect(refundOf(PARCELS, [ask(1, 'damaged')], ask(1, 'wrong-item'))).toBe(14_500);
    expect(refundOf(PARCELS, [ask(1)], ask(1, 'damaged'))).toBe(9_500);
    expect(refundOf(PARCELS, [ask(1, 'damaged')], ask(1))).toBe(9_500);
  });

  const line = fc.record({ price: fc.integer({ min: 1, max: 99_999 }), quantity: fc.integer({ min: 1, max: 7 }) });
  const parcel = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    shipping: fc.integer({ min: 0, max: 9_999 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  /** An order, and all its pieces one by one in any order, divided into returns. */
  const returned = fc.array(parcel, { minLength: 1, maxLength: 4 }).chain((parcels) => {
    const named = parcels.map(({ lines, ...rest }, at) => ({
      ...rest,
      lines: lines.map((one, index) => ({ ...one, sku: `${at}-${index}`, amount: one.price * one.quantity })),
    }));
    const lines = named.flatMap(({ lines: own, share }) =>
      own.map((one) => ({ ...one, discount: Math.floor(one.amount * share), madeToOrder: false })),
    );
    const pieces = lines.flatMap(({ sku, quantity }) => Array.from({ length: quantity }, () => ({ sku, quantity: 1 })));
    const whole: SentOrder = {
      deliveredAt: DELIVERED,
      shipping: named.reduce((sum, { shipping }) => sum + shipping, 0),
      lines,
      parcels: named.map(({ shipping, lines: own }) => ({ deliveredAt: DELIVERED, shipping, lines: own })),
    };
    return fc.record({
      order: fc.constant(whole),
      pieces: fc.shuffledSubarray(pieces, { minLength: pieces.length }),
      cuts: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: pieces.length, maxLength: pieces.length }),
      reasons: fc.array(fc.constantFrom(...RETURN_REASONS), { minLength: pieces.length, maxLength: pieces.length }),
    });
  });
  type Returned = typeof returned extends fc.Arbitrary<infer T> ? T : never;

  /** The refunds of the returns one after the other. */
  function refundsOf({ order: sent, pieces, cuts, reasons }: Returned, reasonOf = (at: number) => reasons[at]) {
    const left = [...pieces];
    const agreed: { reason: ReturnReason; lines: { sku: string; quantity: number }[] }[] = [];
    const amounts: number[] = [];
    for (let at = 0; left.length > 0; at++) {
      const requested = { reason: reasonOf(at) ?? 'damaged', lines: left.splice(0, cuts[at] ?? 1) };
      amounts.push(refundOf(sent, agreed, requested));
      agreed.push(requested);
    }
    return amounts;
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const goodsOf = ({ lines }: SentOrder) => sum(lines.map(({ amount, discount }) => amount - discount));

  it('adds up to the order, to the paisa, however its pieces are divided (2,000 random orders)', () => {
    fc.assert(
      fc.property(returned, (one) => {
        const goods = goodsOf(one.order);
        expect(sum(refundsOf(one, () => 'damaged'))).toBe(goods + one.order.shipping);
        expect(sum(refundsOf(one, () => 'changed-mind'))).toBe(goods);
        const mixed = refundsOf(one);
        expect(sum(mixed)).toBeGreaterThanOrEqual(goods);
        expect(sum(mixed)).toBeLessThanOrEqual(goods + one.order.shipping);
        expect(Math.min(...mixed)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('would lose paise if each return were rounded by itself (control)', () => {
    const third = order({ lines: [sold({ quantity: 3, amount: 100, discount: 0 })], shipping: 0 });
    const alone = [1, 1, 1].map((quantity) => refundOf(third, [], ask(quantity)));
    const inTurn = [0, 1, 2].map((before) => refundOf(third, before > 0 ? [ask(before)] : [], ask(1)));
    expect([sum(alone), sum(inTurn)]).toEqual([99, 100]);
  });
});

describe('the state of an order that has arrived', () => {
  const one = (state: ReturnState, day = '2026-11-22') => ({ state, decidedAt: new Date(`${day}T10:00:00Z`) });
  it.each([
    ['without returns', [], 'delivered'],
    ['with a refused one', [one('refused')], 'delivered'],
    ['with one that waits', [one('refunded'), one('approved'), one('requested')], 'return-requested'],
    ['with one that is approved', [one('refunded'), one('approved')], 'return-approved'],
    ['with refunded ones', [one('refunded'), one('refused')], 'refunded'],
    ['with one that was over before the last parcel came', [one('refunded', '2026-11-20')], 'delivered'],
  ])('%s', (_, returns, state) => {
    expect(stateAfter(returns, DELIVERED)).toBe(state);
  });
});
