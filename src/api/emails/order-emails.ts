/**
 * Sends the letter of each order. It is sent right after the order was placed, and never before; one that was lost, with its
 * process or because the mail server refused, is sent again later.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { confirmBy } from '../../core/order/order.ts';
import { ORDER } from '../../core/shop/constants.ts';
import { orderConfirmPath, orderPath } from '../../core/shop/routes.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { Db } from '../../db/engine/db.ts';
import { findLines, isProvenOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { orders } from '../../db/schema/orders.ts';
import { confirmationOf, tokenOf } from '../orders/link.ts';
import { mayWriteTo } from './limits.ts';
import type { Mail } from './mail.ts';
import { type OrderLinks, orderLetter } from './order-email.ts';

export type OrderLetters = {
  /** Begins to send; nobody waits for it. */
  readonly send: (number: string) => void;
  /** Sends those that are overdue. */
  readonly sendOverdue: () => Promise<void>;
  /** Waits for the one on its way. */
  readonly settle: () => Promise<void>;
};

export type OrderLetterDeps = {
  readonly db: Db;
  readonly mail: Mail | undefined;
  readonly brand: Brand;
  readonly secret: string;
  /** Origin of the pages. */
  readonly pages: string;
  readonly failed: (error: unknown) => void;
};

const RETRY = sql.raw(`make_interval(mins => ${ORDER.letterRetryMinutes})`);

export function openOrderLetters({ db, mail, brand, secret, pages, failed }: OrderLetterDeps): OrderLetters {
  const waiting: string[] = [];
  let work: Promise<void> | undefined;
  const untried = or(isNull(orders.letterAt), lt(orders.letterAt, sql`now() - ${RETRY}`));

  function linksOf(order: OrderRow): OrderLinks {
    const token = tokenOf(secret, order.number);
    const confirmation = confirmationOf(secret, order.number);
    return {
      order: pages + orderPath(order.number, token),
      confirm: confirmBy(order) && pages + orderConfirmPath(order.number, token, confirmation),
    };
  }

  /** Takes the letter for itself, so that no other process sends it too; then sends it. */
  async function deliver(number: string, { sendMail }: Mail): Promise<void> {
    const [order] = await db
      .update(orders)
      .set({ letterAt: sql`now()` })
      .where(and(eq(orders.number, number), eq(orders.letterSent, false), untried))
      .returning();
    if (!order) return;
    // A letter that is left out counts as sent: nobody tries again.
    if ((await isProvenOrder(db, order)) || (await mayWriteTo(db, 'order', order.email)))
      await sendMail(orderLetter(brand, order, await findLines(db, number), linksOf(order)));
    await db.update(orders).set({ letterSent: true }).where(eq(orders.number, number));
  }

  async function sendWaiting(via: Mail): Promise<void> {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      await deliver(number, via).catch(failed);
      if (waiting.length > 0) await sleep(ORDER.letterGapMs);
    }
  }

  function send(number: string): void {
    if (!mail || waiting.length >= ORDER.lettersWaiting) return;
    waiting.push(number);
    work ??= sendWaiting(mail).finally(() => {
      work = undefined;
    });
  }

  async function sendOverdue(): Promise<void> {
    if (!mail) return;
    // Yesterday's order needs no letter any more: a shop that gets its mail server later does not write to everybody.
    const late = await db
      .select({ number: orders.number })
      .from(orders)
      .where(
        and(
          eq(orders.letterSent, false),
          untried,
          lt(orders.placedAt, sql`now() - ${RETRY}`),
          sql`${orders.placedAt} > now() - interval '1 day'`,
        ),
      )
      .limit(ORDER.lettersWaiting);
    for (const { number } of late) await deliver(number, mail).catch(failed);
  }

  async function settle(): Promise<void> {
    // Who waits still is in the database, and is written to by the next process.
    waiting.length = 0;
    await work;
  }

  return { send, sendOverdue, settle };
}
