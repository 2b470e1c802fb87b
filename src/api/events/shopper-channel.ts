/** Letters to shoppers: about their orders and their account. */
import type { Letter } from '../../core/emails/letter.ts';
import { isOrderEvent, type ShopEvent } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { isVerifiedOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { renderLetter } from '../emails/letter.ts';
import { mayEmail, mayNotify } from '../emails/limits.ts';
import type { OrderFacts } from '../emails/order-letter.ts';
import { SHOPPER_LETTERS } from '../emails/shopper-letters.ts';
import type { Channel } from './channel.ts';
import type { LetterDeps } from './letter-deps.ts';
import { loadOrderFacts } from './order-facts.ts';

type Build<Facts extends unknown[]> = (...facts: Facts) => Letter | null;

/** The limit that an event counts against when its order's address is not verified; null for steps of the merchant. */
function limitOf({ type, data }: ShopEvent): 'order' | 'orderStep' | null {
  if (type === 'order.placed') return 'order';
  const own = type === 'order.expired' || type === 'payment.failed' || type === 'return.requested';
  const step = type === 'order.cancelled' || type === 'order.changed';
  return own || (step && data.by === 'shopper') ? 'orderStep' : null;
}

export function shopperChannel(deps: LetterDeps): Channel {
  const { db, mail, brand, pages } = deps;

  async function mayReceive(event: ShopEvent, order: OrderRow): Promise<boolean> {
    const limit = limitOf(event);
    return limit === null || (await isVerifiedOrder(db, order)) || (await mayEmail(db, limit, order.email));
  }

  /** Only the first attempt counts against the daily limit of a mailbox. */
  async function orderLetter(event: ShopEvent, isFirst: boolean): Promise<Letter | null> {
    const build = SHOPPER_LETTERS[event.type] as Build<[OrderFacts, unknown]> | null;
    const facts = build && (await loadOrderFacts(deps, event));
    const letter = facts && build(facts, event.data);
    return letter && (!isFirst || (await mayReceive(event, facts.order))) ? letter : null;
  }

  async function accountLetter({ type, data }: ShopEvent, to: string, isFirst: boolean): Promise<Letter | null> {
    const build = SHOPPER_LETTERS[type] as Build<[typeof brand, string, unknown]> | null;
    const kind = type === 'account.password-changed' ? 'passwordChanged' : 'emailChanged';
    if (!build || (isFirst && !(await mayNotify(db, kind, to)))) return null;
    return build(brand, pages, data);
  }

  return {
    name: 'shopper',
    recipients: async ({ type, data }) => {
      if (!SHOPPER_LETTERS[type]) return [];
      if (type === 'account.password-changed') return [{ recipient: (data as EventData<typeof type>).email }];
      if (type === 'account.email-changed') return [{ recipient: (data as EventData<typeof type>).former }];
      // The address of an order is read with the order, when its letter is written.
      return [{ recipient: '' }];
    },
    deliver: async (event, recipient, { key: id, isFirst }) => {
      const letter = isOrderEvent(event.type)
        ? await orderLetter(event, isFirst)
        : await accountLetter(event, recipient, isFirst);
      if (!letter) return 'skipped';
      await mail.sendMail({ ...renderLetter(brand, letter), id });
      return 'sent';
    },
  };
}
