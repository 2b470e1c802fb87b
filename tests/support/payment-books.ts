/** The books of the gateways and of the shop, compared order by order. Amounts are in minor units. */
import { orders } from '../../src/db/schema/orders.ts';
import { payments } from '../../src/db/schema/payments.ts';
import { orderAllowances, refunds } from '../../src/db/schema/refunds.ts';
import type { PaymentShop } from './payment-shop.ts';

export type Books = {
  readonly orders: number;
  readonly paid: number;
  /** Orders for which the gateways took more than one payment, transfers counted. */
  readonly paidTwice: number;
  /** Orders for which more is kept than they cost. */
  readonly doubleCharges: number;
  /** Orders that the shop counts as paid and of which less is kept than they cost, and the other way round. */
  readonly paidWithoutMoney: number;
  readonly moneyWithoutPaid: number;
  readonly refundedThere: number;
  readonly refundedHere: number;
  /** Orders whose amounts differ between the books. */
  readonly differences: number;
};

type Sums = ReadonlyMap<string, number>;

/** Sums of amounts by order number. */
function sumsOf(rows: Iterable<{ readonly number: string; readonly amount: number }>): Sums {
  const sums = new Map<string, number>();
  for (const { number, amount } of rows) sums.set(number, (sums.get(number) ?? 0) + amount);
  return sums;
}
const total = (sums: Sums) => [...sums.values()].reduce((sum, amount) => sum + amount, 0);

/** transfers: what shoppers paid beside the gateways, by order number. */
export async function compareBooks({ db, doubles }: PaymentShop, transfers: Sums): Promise<Books> {
  const all = await db.select().from(orders);
  const arrived = sumsOf(await db.select().from(payments));
  const sent = sumsOf((await db.select().from(refunds)).filter(({ reference }) => reference !== null));
  const allowed = sumsOf(await db.select().from(orderAllowances));
  const servers = Object.values(doubles);
  const taken = servers.flatMap((double) => [...double.payments.values()]);
  const there = servers.flatMap((double) => [...double.refunds.values()]).reduce((sum, { amount }) => sum + amount, 0);
  const attempts = sumsOf(taken.map(({ number }) => ({ number, amount: 1 })));
  const kept = servers.map((double) => double.kept());

  const keptOf = (number: string) => [transfers, ...kept].reduce((sum, book) => sum + (book.get(number) ?? 0), 0);
  const ownOf = (number: string) => (arrived.get(number) ?? 0) - (sent.get(number) ?? 0);
  const costOf = (one: (typeof all)[number]) => one.total - (allowed.get(one.number) ?? 0);
  const isPaid = (one: (typeof all)[number]) => one.paymentState === 'paid';
  return {
    orders: all.length,
    paid: all.filter(isPaid).length,
    paidTwice: all.filter(({ number }) => (attempts.get(number) ?? 0) + (transfers.has(number) ? 1 : 0) > 1).length,
    doubleCharges: all.filter((one) => keptOf(one.number) > costOf(one)).length,
    paidWithoutMoney: all.filter((one) => isPaid(one) && keptOf(one.number) < costOf(one)).length,
    moneyWithoutPaid: all.filter((one) => !isPaid(one) && keptOf(one.number) > 0).length,
    refundedThere: there,
    refundedHere: total(sent),
    differences: all.filter(({ number }) => keptOf(number) !== ownOf(number)).length,
  };
}
