/** Merchant routes for internal notes on orders. */
import type { FastifyInstance } from 'fastify';
import { addNote, listNotes, type NoteRow } from '../../db/orders/order-notes.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './actor.ts';
import { orderOf } from './order-of.ts';

const serializeNote = ({ id, at, name, text }: NoteRow) => ({ id, name, text, at: at.toISOString() });

export function merchantNoteRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'orderNotes', async ({ params }) => {
    const { number } = await orderOf(db, params.number);
    return { notes: (await listNotes(db, number)).map(serializeNote) };
  });

  serve(app, 'addOrderNote', async ({ params, body }, request) => {
    const { number } = await orderOf(db, params.number);
    const { userId, name, email } = actorIn(request);
    return serializeNote(await addNote(db, { number, userId, name: name || email, text: body.text }));
  });
}
