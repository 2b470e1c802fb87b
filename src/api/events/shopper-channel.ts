/** Letters to shoppers: about their orders and their account. */
import { ACCOUNT_EMAILS } from '../../core/account/emails-copy.ts';
import type { ShopEvent } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { confirmBy } from '../../core/order/order.ts';
import { orderConfirmPath, orderPath, ROUTES } from '../../core/shop/routes.ts';
import { findLines, findOrder, isVerifiedOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { renderEmail } from '../emails/emails.ts';
import { mayEmail, mayNotify } from '../emails/limits.ts';
import type { Email } from '../emails/mail.ts';
import { type OrderLinks, orderEmail } from '../emails/order-email.ts';
import { confirmationOf, tokenOf } from '../orders/link.ts';
import type { Channel } from './channel.ts';
import type { LetterDeps } from './letter-deps.ts';

export function shopperChannel({ db, mail, brand, secret, pages }: LetterDeps): Channel {
  function linksOf(order: OrderRow): OrderLinks {
    const token = tokenOf(secret, order.number);
    const confirmation = confirmationOf(secret, order.number);
    return {
      order: pages + orderPath(order.number, token),
      confirm: confirmBy(order) && pages + orderConfirmPath(order.number, token, confirmation),
    };
  }

  /** Only the first attempt counts against the daily limit of a mailbox. */
  async function orderPlaced({ subject }: ShopEvent, isFirst: boolean): Promise<Email | null> {
    const order = await findOrder(db, subject);
    if (!order) return null;
    const mayReceive = !isFirst || (await isVerifiedOrder(db, order)) || (await mayEmail(db, 'order', order.email));
    return mayReceive ? orderEmail(brand, order, await findLines(db, order.number), linksOf(order)) : null;
  }

  async function accountChanged(
    kind: 'passwordChanged' | 'emailChanged',
    to: string,
    path: string,
    isFirst: boolean,
  ): Promise<Email | null> {
    if (isFirst && !(await mayNotify(db, kind, to))) return null;
    return renderEmail(brand, to, ACCOUNT_EMAILS[kind], pages + path);
  }

  function letterOf(event: ShopEvent, recipient: string, isFirst: boolean): Promise<Email | null> {
    if (event.type === 'order.placed') return orderPlaced(event, isFirst);
    if (event.type === 'account.password-changed')
      return accountChanged('passwordChanged', recipient, ROUTES.account.path, isFirst);
    return accountChanged('emailChanged', recipient, ROUTES.landing.path, isFirst);
  }

  return {
    name: 'shopper',
    recipients: async ({ type, data }) => {
      if (type === 'account.password-changed') return [{ recipient: (data as EventData<typeof type>).email }];
      if (type === 'account.email-changed') return [{ recipient: (data as EventData<typeof type>).former }];
      // The address of an order is read with the order, when its letter is written.
      return type === 'order.placed' ? [{ recipient: '' }] : [];
    },
    deliver: async (event, recipient, { key: id, isFirst }) => {
      const letter = await letterOf(event, recipient, isFirst);
      if (!letter) return 'skipped';
      await mail.sendMail({ ...letter, id });
      return 'sent';
    },
  };
}
