/** Merchant routes that edit orders before they are packed, and take orders by phone. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import type { EditQuoteResponse } from '../../core/merchant/orders-contract.ts';
import { orderPath } from '../../core/shop/routes.ts';
import { type Edit, type EditPlan, planEdit } from '../../db/orders/edit-plan.ts';
import { editOrder } from '../../db/orders/order-edit.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { ifSeen } from '../../db/orders/seen-order.ts';
import { serializeImage } from '../catalogue/serializers.ts';
import { networkOf } from '../http/client-address.ts';
import { serve } from '../http/route.ts';
import { checkout } from '../orders/checkout.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { holdFor, termsFor } from '../orders/edit-terms.ts';
import { keyOf } from '../orders/order-routes.ts';
import { actorIn } from './merchant.ts';
import { made, orderMoves, orderOf } from './order-of.ts';

type AskedEdit = Omit<Edit, 'address'> & {
  readonly address?: (Omit<NonNullable<Edit['address']>, 'phone'> & { phone?: string | undefined }) | undefined;
};

/** The receiver's name and phone default to the buyer's, as at checkout. */
function editOf({ contact }: OrderRow, { address, phone = contact.phone, lines, gstin }: AskedEdit): Edit {
  const full = address && { ...address, name: address.name || contact.name, phone: address.phone ?? phone };
  return { lines, phone, gstin, ...(full && { address: full }) };
}

function serializePlan({ quote, before: _, money, said, problem }: EditPlan, was: number): EditQuoteResponse {
  return {
    currency: 'INR',
    lines: quote.lines.map((line) => ({
      sku: line.sku,
      slug: line.slug,
      name: line.name,
      variant: line.variant,
      image: line.picture && serializeImage(line.picture),
      price: line.price,
      quantity: line.quantity,
      available: line.available,
      amount: line.amount,
      discount: line.discount,
      hsn: line.tax.hsn,
      gstPercent: line.tax.percent,
      gst: line.gst,
      madeToOrder: line.madeToOrder,
    })),
    subtotal: quote.subtotal,
    discount: quote.discount,
    shipping: quote.shipping ?? 0,
    gst: quote.gst,
    total: quote.total,
    was,
    coupon: quote.coupon,
    delivery: quote.delivery,
    due: money.due,
    owed: money.owed,
    changes: [...said],
    problem,
  };
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
