/** Sends the email of each placed order. An email lost to a crash or a mail server error is retried later. */
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { ORDER } from '../../core/order/constants.ts';
import { confirmBy } from '../../core/order/order.ts';
import { orderConfirmPath, orderPath } from '../../core/shop/routes.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { Db } from '../../db/engine/db.ts';
import { findLines, isVerifiedOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { orders } from '../../db/schema/orders.ts';
import { confirmationOf, tokenOf } from '../orders/link.ts';
import { mayEmail } from './limits.ts';
import type { Mail } from './mail.ts';
import { type OrderLinks, orderEmail } from './order-email.ts';

export type OrderEmails = {
  /** Starts sending without waiting. */
  readonly send: (number: string) => void;
  /** Sends overdue emails. */
  readonly sendOverdue: () => Promise<void>;
  /** Waits for the email being sent. */
  readonly settle: () => Promise<void>;
};

export type OrderEmailDeps = {
  readonly db: Db;
  readonly mail: Mail | undefined;
  readonly brand: Brand;
  readonly secret: string;
  /** Origin of the pages. */
  readonly pages: string;
  readonly failed: (error: unknown) => void;
};

const RETRY = sql.raw(`make_interval(mins => ${ORDER.letterRetryMinutes})`);

export function openOrderEmails({ db, mail, brand, secret, pages, failed }: OrderEmailDeps): OrderEmails {
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

  /** Claims the email so that no other process sends it, then sends it. */
  async function deliver(number: string, { sendMail }: Mail): Promise<void> {
    const [order] = await db
      .update(orders)
      .set({ letterAt: sql`now()` })
      .where(and(eq(orders.number, number), eq(orders.letterSent, false), untried))
      .returning();
    if (!order) return;
    // An email skipped by the limit counts as sent and is not retried.
    if ((await isVerifiedOrder(db, order)) || (await mayEmail(db, 'order', order.email)))
      await sendMail(orderEmail(brand, order, await findLines(db, number), linksOf(order)));
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
    // Old orders are skipped: a shop that configures mail later must not email all of them.
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
    // Unsent emails are in the database; the next process sends them.
    waiting.length = 0;
    await work;
  }

  return { send, sendOverdue, settle };
}
