/** Calls that edit an order, and that place one for a caller. */
import { z } from 'zod';
import { orderBody } from '../order/order-body.ts';
import { conflictShape } from '../order/placed-shapes.ts';
import { numberParameter, orderShape } from '../order/shapes.ts';
import { minor } from '../shop/value-shapes.ts';
import { editBody, editQuoteShape, gstin, refusals, seen } from './order-shapes.ts';

export const ORDER_EDIT_CONTRACT = {
  quoteEdit: {
    summary: 'What an edit of an order that is not packed yet comes to. Changes nothing',
    merchant: true,
    params: numberParameter,
    body: editBody,
    response: editQuoteShape,
  },
  editOrder: {
    summary:
      'Changes lines, address, phone or GSTIN of an order that is not packed yet. 409: total or order differ from what was seen',
    merchant: true,
    params: numberParameter,
    body: editBody.extend({ total: minor, seen }),
    response: orderShape,
    refusals,
  },
  takeOrder: {
    summary: 'Places an order for a caller; needs an Idempotency-Key. The shopper gets a letter with the link to pay',
    merchant: true,
    body: orderBody.omit({ savedCart: true }).extend({ gstin: gstin.optional() }),
    response: z.strictObject({ number: z.string(), total: minor, link: z.string() }),
    refusals: { 409: conflictShape },
  },
} as const;
