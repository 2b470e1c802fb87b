/** Calls about internal notes on an order. */

import { z } from 'zod';
import { numberParameter } from '../order/shapes.ts';
import { count, moment } from '../shop/value-shapes.ts';
import { NOTE_MAX } from './order-notes.ts';

const noteShape = z.strictObject({ id: count, at: moment, name: z.string(), text: z.string() });

export const ORDER_NOTES_CONTRACT = {
  orderNotes: {
    summary: 'Internal notes on an order, oldest first',
    merchant: true,
    params: numberParameter,
    response: z.strictObject({ notes: z.array(noteShape) }),
  },
  addOrderNote: {
    summary: 'Adds an internal note, with the name of the person',
    merchant: true,
    params: numberParameter,
    body: z.object({ text: z.string().trim().min(1).max(NOTE_MAX) }),
    response: noteShape,
  },
} as const;
