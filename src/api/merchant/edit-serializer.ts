/** An edit's plan as the API returns it. */
import type { EditQuoteResponse } from '../../core/merchant/order-shapes.ts';
import type { EditPlan } from '../../db/orders/edit-plan.ts';
import { serializeImage } from '../catalogue/serializers.ts';

export function serializePlan({ quote, before: _, money, said, problem }: EditPlan, was: number): EditQuoteResponse {
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
