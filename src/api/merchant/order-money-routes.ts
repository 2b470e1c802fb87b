/** Merchant routes for payments, returns and refunds of orders. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { decideReturn } from '../../db/orders/return-moves.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { ifSeen } from '../../db/orders/seen-order.ts';
import { grantAllowance } from '../../db/payments/allowances.ts';
import { confirmPayment, rejectPayment } from '../../db/payments/payment-moves.ts';
import { openRefunds } from '../../db/payments/refund-moves.ts';
import { holdRefunds } from '../../db/payments/refund-queue.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { GatewayRefusal } from '../payments/gateway-error.ts';
import { sendRefund } from '../payments/send-refunds.ts';
import { actorIn } from './actor.ts';
import { made, orderMoves } from './order-of.ts';

export function merchantMoneyRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
  const { move } = orderMoves(deps);

  serve(app, 'decidePayment', async ({ params, body }) =>
    move(params.number, async (order) => {
      const { number } = order;
      if (!body.arrived) {
        const method = deps.paymentMethods.find(({ id }) => id === order.payment);
        const wait = method?.waitMinutes({ total: order.total, proven: false }) ?? 0;
        const rejected = await ifSeen(db, number, body.seen, SAY.moved, (tx) => rejectPayment(tx, number, wait));
        return made(rejected, SAY.noPayment);
      }
      const reference = body.reference || order.paymentReference || '';
      const gateway = deps.paymentMethods.find(({ id }) => id === order.payment)?.readMessage;
      // Without the reference, the gateway's webhook would count as a second payment.
      if (gateway && !reference) throw new HttpError(400, SAY.needsReference);
      const confirmed = await ifSeen(db, number, body.seen, SAY.moved, (tx) =>
        confirmPayment(tx, number, reference, body.amount),
      );
      return made(confirmed, SAY.noPayment);
    }),
  );

  serve(app, 'decideReturn', async ({ params, body }) =>
    move(params.number, async ({ number }) => {
      const decide = (tx: typeof db) => decideReturn(tx, number, body.approve, body.note, body.position);
      return made(await ifSeen(db, number, body.seen, SAY.moved, decide), SAY.noReturn);
    }),
  );

  serve(app, 'grantAllowance', async ({ params, body }, request) =>
    move(params.number, async ({ number }) => {
      const { amount, reason, seen } = body;
      const { userId, name, email } = actorIn(request);
      const allowance = { amount, reason, userId, name: name || email };
      const grant = await ifSeen(db, number, seen, SAY.moved, (tx) => grantAllowance(tx, number, allowance));
      if (grant.state === 'granted') return grant.order;
      throw new HttpError(409, grant.most > 0 ? SAY.noAllowance(exactMoney(grant.most)) : SAY.noneLeft);
    }),
  );

  serve(app, 'refundOrder', async ({ params, body }) =>
    move(params.number, async ({ number }) => {
      const due = await ifSeen(db, number, body.seen, SAY.moved, (tx) => openRefunds(tx, number));
      const ids = due.map(({ id }) => id);
      let last: OrderRow | null = null;
      for (const refund of await holdRefunds(db, ids))
        last = await sendRefund(deps, refund, body.reference).catch((error: unknown) => {
          // A refusal is the gateway's own sentence, such as that the balance is too low.
          const message = error instanceof GatewayRefusal ? SAY.refundRefused(error.message) : SAY.gatewayAway;
          throw new HttpError(503, message, { 'retry-after': '2' });
        });
      return made(last, SAY.noRefund);
    }),
  );
}
