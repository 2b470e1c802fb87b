/** A new link to an order by letter, for shoppers whose link was lost or has ended. */
import { ORDER_COPY } from '../../core/order/copy.ts';
import { orderPath } from '../../core/shop/routes.ts';
import { findOrder } from '../../db/orders/orders.ts';
import { writeLetter } from '../emails/emails.ts';
import { mayWriteTo } from '../emails/limits.ts';
import type { OrderDeps } from './deps.ts';
import { openTokenOf, renewedToken } from './link.ts';

const { link: SAY, button } = ORDER_COPY.letter;

/** Sends the letter when there is such an order with this very address, and the mailbox has had few letters today. */
export async function sendNewLink(deps: OrderDeps, typed: string, email: string): Promise<void> {
  const order = await findOrder(deps.db, typed);
  if (!deps.mail || order?.emailKey !== email.toLowerCase()) return;
  if (!(await mayWriteTo(deps.db, 'orderLink', order.email))) return;
  const { number } = order;
  const token = openTokenOf(deps.secret, order) ?? renewedToken(deps.secret, number, new Date());
  const words = { subject: SAY.subject(number), text: SAY.text(number), button };
  await deps.mail.sendMail(writeLetter(deps.brand, order.email, words, deps.pages + orderPath(number, token)));
}
