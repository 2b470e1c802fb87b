/** Commands that list, show and change orders and confirm payments. */
import { ORDER_COPY } from '../../core/order/copy.ts';
import type { OrderListResponse } from '../../core/order/list-shapes.ts';
import { PAYMENT_STATES, type PaymentState } from '../../core/order/order.ts';
import type { OrderResponse } from '../../core/order/shapes.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { type Command, callApi, orderPath, type Say, USAGE, UsageError } from './api-client.ts';
import { day, table } from './table.ts';

/** 'claimed' lists reported payments that the merchant has to check. */
const isPaymentState = (word: string | undefined): word is PaymentState =>
  PAYMENT_STATES.some((state) => state === word && state !== 'refunded');

export const listOrders: Command = async (fetch, [state, ...words], say) => {
  const filter: Record<string, string> = isPaymentState(state)
    ? { payment: state }
    : state && state !== 'all'
      ? { state }
      : {};
  const query = new URLSearchParams({ pageSize: '50', ...filter, q: words.join(' ') });
  const { orders, total } = await callApi<OrderListResponse>(fetch, `/api/merchant/orders?${query}`);
  table(
    orders.map((order) => [
      order.number,
      day(order.placedAt),
      order.state,
      order.toRefund ? `${order.paymentState}, to refund` : order.paymentState,
      exactMoney(order.total),
      order.expiresAt ? `until ${day(order.expiresAt)}` : '',
      `${order.pieces} × ${order.names.join(', ')}`.slice(0, 60),
      order.email,
    ]),
    say,
  );
  say(`${orders.length} of ${total} orders`);
};

function showReturn({ state, reason, amount, files, evidence }: OrderResponse['returns'][number], say: Say): void {
  say(
    `  Return ${state}: ${reason}, ${exactMoney(amount)}, ${files.length} files and ${evidence.length} links (command evidence)`,
  );
}

function showOrder(order: OrderResponse, say: Say): void {
  const { address, payment } = order;
  say(
    `${order.number}  ${order.state}  ${exactMoney(order.total)}  ${payment.method}, ${payment.state} ${payment.reference ?? ''}`,
  );
  table(
    order.lines.map((line) => [
      `  ${line.quantity} ×`,
      line.sku,
      `${line.name} ${line.variant}`,
      exactMoney(line.amount),
    ]),
    say,
  );
  say(
    `  ${[address.name, address.line1, address.line2, `${address.city} ${address.pin}`, address.state, address.phone].filter(Boolean).join(', ')}`,
  );
  for (const { amount, reference, refunded, accepted } of order.payments)
    say(
      `  ${accepted ? 'Payment' : 'Payment to refund'} ${exactMoney(amount)} ${reference}${refunded > 0 ? `, refunded ${exactMoney(refunded)}` : ''}`.trimEnd(),
    );
  if (order.refund) say(`  To be refunded: ${exactMoney(order.refund.amount)} by ${order.refund.by}`);
  for (const one of order.returns) showReturn(one, say);
  for (const { at, state, actor, note } of order.timeline)
    say(`  ${day(at)}  ${ORDER_COPY.state[state]}  ${actor}  ${note}`.trimEnd());
}

export const oneOrder: Command = async (fetch, [number, state, ...note], say) => {
  if (!number) throw new UsageError(USAGE);
  const path = orderPath(number);
  const change = { state, note: note.join(' ') };
  showOrder(
    await (state ? callApi<OrderResponse>(fetch, `${path}/state`, change) : callApi<OrderResponse>(fetch, path)),
    say,
  );
};

export const paid: Command = async (fetch, [number, reference = ''], say) => {
  if (!number) throw new UsageError(USAGE);
  showOrder(await callApi<OrderResponse>(fetch, `${orderPath(number)}/payment`, { arrived: true, reference }), say);
};
