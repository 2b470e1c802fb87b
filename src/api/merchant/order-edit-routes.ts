/** Merchant routes that edit orders before they are packed, and take orders by phone. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { orderPath } from '../../core/shop/routes.ts';
import { type Edit, planEdit } from '../../db/orders/edit-plan.ts';
import { editOrder } from '../../db/orders/order-edit.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { ifSeen } from '../../db/orders/seen-order.ts';
import { networkOf } from '../http/client-address.ts';
import { serve } from '../http/route.ts';
import { checkout } from '../orders/checkout.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { holdFor, termsFor } from '../orders/edit-terms.ts';
import { keyOf } from '../orders/order-routes.ts';
import { actorIn } from './actor.ts';
import { serializePlan } from './edit-serializer.ts';
import { made, orderMoves, orderOf } from './order-of.ts';

type AskedEdit = Omit<Edit, 'address'> & {
  readonly address?: (Omit<NonNullable<Edit['address']>, 'phone'> & { phone?: string | undefined }) | undefined;
};

/** The receiver's name and phone default to the buyer's, as at checkout. */
function editOf({ contact }: OrderRow, { address, phone = contact.phone, lines, gstin }: AskedEdit): Edit {
  const full = address && { ...address, name: address.name || contact.name, phone: address.phone ?? phone };
  return { lines, phone, gstin, ...(full && { address: full }) };
}

export function merchantOrderEditRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, pages } = deps;
  const { move } = orderMoves(deps);

  serve(app, 'quoteEdit', async ({ params, body }) => {
    const order = await orderOf(db, params.number);
    return serializePlan(await planEdit(db, order, editOf(order, body), termsFor(deps, order)), order.total);
  });

  serve(app, 'editOrder', async ({ params, body }, request) =>
    move(params.number, async (order) => {
      const { number } = order;
      const { userId, name, email } = actorIn(request);
      const holdMinutes = holdFor(deps, order, body.total);
      const by = { userId, name: name || email };
      const editing = {
        ...by,
        edit: editOf(order, body),
        total: body.total,
        terms: termsFor(deps, order),
        holdMinutes,
      };
      return made(await ifSeen(db, number, body.seen, SAY.moved, (tx) => editOrder(tx, number, editing)), SAY.moved);
    }),
  );

  serve(app, 'takeOrder', async ({ body }, request) => {
    const { userId, name } = actorIn(request);
    const key = keyOf(request.headers['idempotency-key']);
    const { number, total, token } = await checkout(deps, {
      ...{ key, body, userId: null, proven: false, network: networkOf(request.ip) },
      taken: { owner: `staff:${userId ?? ''}`, by: userId ? name : '' },
    });
    return { number, total, link: pages + orderPath(number, token) };
  });
}
