/** The contact form, for scripts and plain forms. Messages are stored; the merchant's channel emails them. */
import type { FastifyInstance } from 'fastify';
import { CONTACT_LIMIT } from '../../core/contact/constants.ts';
import type { ContactState } from '../../core/contact/contact.ts';
import { CONTACT_COPY } from '../../core/contact/copy.ts';
import { HONEYPOT } from '../../core/contact/newsletter.ts';
import { contactPath } from '../../core/shop/routes.ts';
import { storeMessage } from '../../db/contact/messages.ts';
import type { Db } from '../../db/engine/db.ts';
import { redirectForms } from '../http/form-posts.ts';
import { limitClients } from '../http/limit.ts';
import { serve } from '../http/route.ts';

const { states: SAID } = CONTACT_COPY;

export type ContactDeps = {
  readonly db: Db;
  /** Origin of the pages, '' when this process serves them. */
  readonly site: string;
};

function stateOf(status: number): ContactState {
  if (status === 200) return 'received';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'invalid' : 'failed';
}

export function contactRoutes(scope: FastifyInstance, { db, site }: ContactDeps): void {
  redirectForms(scope, (status) => site + contactPath(stateOf(status)));
  const limit = { times: CONTACT_LIMIT.perClient, seconds: CONTACT_LIMIT.clientWindowMs / 1000 };
  limitClients(scope, db, 'contact-from', limit, SAID.busy.text);
  serve(scope, 'contact', async ({ body }, _, reply) => {
    reply.header('cache-control', 'no-store');
    const { name, email, message } = body;
    // Honeypot field: always returns success.
    if (!body[HONEYPOT]) await storeMessage(db, { name, email, message });
    return { state: 'received', message: SAID.received.title };
  });
}
