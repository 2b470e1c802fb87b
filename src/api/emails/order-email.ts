/** Renders the order confirmation email as plain text and simple HTML. */

import { dayText } from '../../core/delivery/delivery.ts';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { momentText } from '../../core/order/view.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Brand, Colours } from '../../core/shop/theme.ts';
import type { LineRow, OrderRow } from '../../db/orders/rows.ts';
import { escapeHtml } from '../http/escape.ts';
import type { Email } from './mail.ts';

const { letter: SAY } = ORDER_COPY;

/** Absolute URLs: the order page, and the page that confirms the order (null when none is needed). */
export type OrderLinks = { readonly order: string; readonly confirm: string | null };

const buttonOf = ({ ink, paper }: Colours, link: string, words: string) =>
  `<p style="margin:32px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;background:${ink};color:${paper};text-decoration:none">${escapeHtml(words)}</a></p>`;

export function orderEmail(
  { name, colours }: Brand,
  order: OrderRow,
  lines: readonly LineRow[],
  { order: link, confirm }: OrderLinks,
): Email {
  const { ink, paper } = colours;
  const cell = `padding:10px 0;border-top:1px solid ${ink}1f;vertical-align:top`;
  const { address } = order;
  const sum = (amount: number) => exactMoney(amount);
  const unpaid = order.payment !== 'cod' && order.paymentState === 'due';
  const until = confirm && order.expiresAt ? momentText(order.expiresAt.toISOString(), 0) : null;
  const said = [
    SAY.placed(order.number),
    ...(until ? [SAY.confirmBy(until)] : []),
    ...(unpaid ? [SAY.unpaid] : []),
    SAY.arrives(dayText(order.deliveryFrom), dayText(order.deliveryTo)),
  ];
  const rows = [
    ...lines.map((line): [string, string] => [
      `${line.quantity} × ${line.name}${line.variant && `, ${line.variant}`}`,
      sum(line.amount),
    ]),
    ...(order.discount > 0 ? [[SAY.discount, `−${sum(order.discount)}`] as [string, string]] : []),
    [SAY.shipping, sum(order.shipping)] as [string, string],
    [SAY.total, sum(order.total)] as [string, string],
  ];
  const to = [address.name, address.line1, address.line2, `${address.city} ${address.pin}`, address.state].filter(
    Boolean,
  );
  const hello = SAY.hello(order.contact.name);
  const text = `${hello}\n\n${said.join('\n')}\n\n${rows.map(([what, amount]) => `${what}: ${amount}`).join('\n')}\n\n${SAY.to}:\n${to.join('\n')}\n\n${confirm ? `${SAY.confirm}:\n${confirm}\n\n` : ''}${SAY.button}:\n${link}\n\n${name}\n`;
  const html = `<!doctype html><html lang="en-IN"><body style="margin:0;padding:32px 16px;background:${paper};color:${ink};font:16px/1.6 Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto"><p style="font:32px/1 Georgia,serif;margin:0 0 32px">${escapeHtml(name)}</p>
<p>${escapeHtml(hello)}</p>${said.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}${confirm ? buttonOf(colours, confirm, SAY.confirm) : ''}
<table role="presentation" style="width:100%;border-collapse:collapse;margin:24px 0">${rows
    .map(
      ([what, amount]) =>
        `<tr><td style="${cell}">${escapeHtml(what)}</td><td style="${cell};text-align:right;white-space:nowrap;padding-left:16px">${escapeHtml(amount)}</td></tr>`,
    )
    .join('')}</table>
<p>${escapeHtml(SAY.to)}<br>${to.map(escapeHtml).join('<br>')}</p>
${buttonOf(colours, link, SAY.button)}</div></body></html>`;
  return { to: order.email, subject: SAY.subject(order.number), text, html };
}
