import { describe, expect, it } from 'vitest';
import { ORDER_PAGE } from '../../../src/core/order/constants.ts';
import { ORDER_COPY } from '../../../src/core/order/copy.ts';
import type { OrderState, PaymentState } from '../../../src/core/order/order.ts';
import { ORDER_PAGE_COPY } from '../../../src/core/order/page-copy.ts';
import { historyOf } from '../../../src/core/order/steps.ts';
import {
  carrierOf,
  firstName,
  isCashDue,
  isFresh,
  parcelOf,
  paymentsUsed,
  phoneText,
  readOrderNumber,
  stageOf,
  summaryLabel,
} from '../../../src/core/order/view.ts';

const AT = '2026-11-21T10:00:00.000Z';
const NOW = Date.parse(AT);
const later = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
type Event = { at: string; state: OrderState; actor: string; note: string };
const events = (...states: OrderState[]): Event[] =>
  states.map((state, index) => ({ at: later(index), state, actor: 'merchant', note: '' }));
const order = (state: OrderState, payment: PaymentState, method = 'upi', timeline = events('placed')) => ({
  state,
  timeline,
  placedAt: AT,
  confirmBy: null as string | null,
  payment: { method, state: payment, reference: null, step: null },
});

describe('the stage of an order', () => {
  it('is its state, except while payment is pending or being verified', () => {
    expect(stageOf(order('placed', 'due'))).toBe('pay');
    expect(stageOf(order('placed', 'due', 'neft'))).toBe('pay');
    expect(stageOf(order('placed', 'due', 'cod'))).toBe('placed');
    expect(stageOf(order('placed', 'claimed'))).toBe('claimed');
    // The rest of an edited order.
    expect(stageOf(order('confirmed', 'due'))).toBe('pay');
    expect(stageOf(order('confirmed', 'claimed'))).toBe('claimed');
    expect(stageOf(order('confirmed', 'due', 'cod'))).toBe('confirmed');
    expect(stageOf(order('shipped', 'paid'))).toBe('shipped');
    expect(stageOf(order('cancelled', 'claimed'))).toBe('cancelled');
  });

  it('distinguishes a timeout from a cancellation', () => {
    const ended = (actor: string) => [
      ...events('placed'),
      { at: later(60), state: 'cancelled' as const, actor, note: '' },
    ];
    expect(stageOf(order('cancelled', 'void', 'upi', ended('shop')))).toBe('expired');
    expect(stageOf(order('cancelled', 'void', 'upi', ended('shopper')))).toBe('cancelled');
  });

  it('requests cash until the parcel is with the carrier', () => {
    expect(isCashDue(order('placed', 'due', 'cod'))).toBe(true);
    expect(isCashDue(order('shipped', 'due', 'cod'))).toBe(true);
    expect(isCashDue(order('delivered', 'paid', 'cod'))).toBe(false);
    expect(isCashDue(order('cancelled', 'due', 'cod'))).toBe(false);
    expect(isCashDue(order('placed', 'due', 'upi'))).toBe(false);
  });

  it('is fresh for a while, unless anything but a confirmation happened', () => {
    const minutes = (many: number) => NOW + many * 60_000;
    expect(isFresh(order('placed', 'due'), minutes(ORDER_PAGE.freshMinutes - 1))).toBe(true);
    expect(isFresh(order('confirmed', 'paid'), minutes(1))).toBe(true);
    expect(isFresh(order('placed', 'due'), minutes(ORDER_PAGE.freshMinutes))).toBe(false);
    expect(isFresh(order('cancelled', 'void'), minutes(1))).toBe(false);
    expect(isFresh({ state: 'placed', placedAt: '' }, NOW)).toBe(false);
  });
});

describe('the timeline', () => {
  it('is sorted newest first; a repeated state only shows its note', () => {
    const timeline = [
      ...events('placed'),
      { at: later(5), state: 'placed' as const, actor: 'shopper', note: 'Reported as paid, reference 412345678901.' },
      { at: later(6), state: 'placed' as const, actor: 'shop', note: '' },
      { at: later(7), state: 'confirmed' as const, actor: 'merchant', note: 'Payment received.' },
    ];
    expect(historyOf({ timeline }).map(({ state, known, note }) => [state, known, note])).toEqual([
      ['confirmed', false, 'Payment received.'],
      ['placed', true, 'Reported as paid, reference 412345678901.'],
      ['placed', false, ''],
    ]);
  });

  it('includes parcel number and carrier', () => {
    const shipped = (note: string) => ({ timeline: [{ at: AT, state: 'shipped' as const, actor: 'merchant', note }] });
    const noted = shipped(`Sent with Blue Dart. ${ORDER_COPY.event.tracking('BD 44.71-902')}`);
    expect([parcelOf(noted), carrierOf(noted)]).toEqual(['BD 44.71-902', 'Sent with Blue Dart.']);
    const alone = shipped(ORDER_COPY.event.tracking('X1'));
    expect([parcelOf(alone), carrierOf(alone)]).toEqual(['X1', '']);
    expect([parcelOf(shipped('Gone')), carrierOf(shipped('Gone'))]).toEqual([null, 'Gone']);
    expect(parcelOf({ timeline: events('placed') })).toBeNull();
  });
});

describe('an order number', () => {
  it.each(['AR-7K3M9Q2WX', 'ar-7k3m9q2wx', ' ar 7k3m9q2wx ', '#AR7K3M9Q2WX', 'Order AR-7K3 M9Q 2WX'])(
    'is read from %s',
    (text) => {
      expect(readOrderNumber(text)).toBe('AR-7K3M9Q2WX');
    },
  );

  it('of another format is unchanged', () => {
    expect(readOrderNumber(' 10-0042 ')).toBe('10-0042');
    expect(readOrderNumber('  ')).toBe('');
  });
});

describe('view helpers', () => {
  it('greet by the first name', () => {
    expect([firstName('Meera Rao'), firstName(' Meera '), firstName('')]).toEqual(['Meera', 'Meera', '']);
  });

  it('format an Indian mobile number', () => {
    expect([phoneText('+919845012345'), phoneText('+49 40 123')]).toEqual(['+91 98450 12345', '+49 40 123']);
  });

  it('show in a list what an order waits for', () => {
    const label = (payment: string, paymentState: PaymentState, state: OrderState = 'placed') =>
      summaryLabel({ payment, paymentState, state });
    expect(label('upi', 'due')).toBe(ORDER_PAGE_COPY.listed.pay);
    expect(label('upi', 'claimed')).toBe(ORDER_PAGE_COPY.listed.claimed);
    expect(label('cod', 'due')).toBe(ORDER_COPY.state.placed);
    expect(label('', 'due')).toBe(ORDER_COPY.state.placed);
    expect(label('upi', 'paid', 'shipped')).toBe(ORDER_COPY.state.shipped);
  });

  it('list payment methods latest first, without cancelled orders', () => {
    const paid = (payment: string, placedAt: string, state: OrderState = 'delivered') => ({ payment, placedAt, state });
    expect(
      paymentsUsed([
        paid('neft', '2026-11-21', 'cancelled'),
        paid('upi', '2026-11-20'),
        paid('cod', '2026-11-10'),
        paid('upi', '2026-10-01'),
        paid('', '2026-09-01'),
      ]),
    ).toEqual([
      { way: 'upi', orders: 2, lastAt: '2026-11-20' },
      { way: 'cod', orders: 1, lastAt: '2026-11-10' },
    ]);
  });
});
