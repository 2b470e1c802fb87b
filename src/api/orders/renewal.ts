/** Emails a new order link when the old one is lost or expired. */
import { ORDER_LETTERS } from '../../core/order/letters-copy.ts';
import { orderPath } from '../../core/shop/routes.ts';
import { findOrder } from '../../db/orders/orders.ts';
import { renderEmail } from '../emails/emails.ts';
import { mayEmail } from '../emails/limits.ts';
import type { OrderDeps } from './deps.ts';
import { renewedToken, validTokenOf } from './link.ts';

const { link: SAY, button } = ORDER_LETTERS;

/** Sends the email when an order with this address exists and the mailbox is below its daily limit. */
export async function sendNewLink(deps: OrderDeps, typed: string, email: string): Promise<void> {
  const order = await findOrder(deps.db, typed);
  if (!deps.mail || order?.emailKey !== email.toLowerCase()) return;
  if (!(await mayEmail(deps.db, 'orderLink', order.email))) return;
  const { number } = order;
  const token = validTokenOf(deps.secret, order) ?? renewedToken(deps.secret, number, new Date());
  const words = { subject: SAY.subject(number), text: SAY.text(number), button };
  await deps.mail.sendMail(renderEmail(deps.brand, order.email, words, deps.pages + orderPath(number, token)));
}
