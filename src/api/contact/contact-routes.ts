/** The contact form, by script or by plain form: kept first, then sent on to the shop's inbox. */
import type { FastifyInstance } from 'fastify';
import type { ContactState } from '../../core/contact/contact.ts';
import { CONTACT_COPY } from '../../core/contact/copy.ts';
import { HONEYPOT } from '../../core/contact/newsletter.ts';
import { CONTACT_LIMIT } from '../../core/shop/constants.ts';
import { contactPath } from '../../core/shop/routes.ts';
import { keepMessage, type Message, markMailed } from '../../db/contact/messages.ts';
import type { Db } from '../../db/engine/db.ts';
import { contactLetter } from '../emails/contact-email.ts';
import { mayWriteTo } from '../emails/limits.ts';
import type { Mail } from '../emails/mail.ts';
import { openBackground } from '../http/background.ts';
import { answerForms } from '../http/form-posts.ts';
import { limitClients } from '../http/limit.ts';
import { serve } from '../http/route.ts';

const { states: SAID } = CONTACT_COPY;

export type ContactDeps = {
  readonly db: Db;
  readonly mail: Mail | undefined;
  /** The shop's own address; without it, or without mail, messages wait in the database. */
  readonly inbox: string | undefined;
  /** Origin of the pages, '' when this process serves them. */
  readonly site: string;
};

function stateOf(status: number): ContactState {
  if (status === 200) return 'received';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'invalid' : 'failed';
}

export function contactRoutes(scope: FastifyInstance, { db, mail, inbox, site }: ContactDeps): void {
  const later = openBackground(scope);

  function sendOn({ sendMail }: Mail, to: string, id: string, message: Message): void {
    later(() =>
      sendMail(contactLetter(to, message))
        .then(() => markMailed(db, id))
        .catch((error: unknown) => scope.log.error(error, 'A message is kept, but could not be sent on.')),
    );
  }

  answerForms(scope, (status) => site + contactPath(stateOf(status)));
  const limit = { times: CONTACT_LIMIT.perClient, seconds: CONTACT_LIMIT.clientWindowMs / 1000 };
  limitClients(scope, db, 'contact-from', limit, SAID.busy.text);
  serve(scope, 'contact', async ({ body }, _, reply) => {
    reply.header('cache-control', 'no-store');
    const { name, email, message } = body;
    // A robot that filled in the trap hears what everybody hears.
    if (!body[HONEYPOT]) {
      const id = await keepMessage(db, { name, email, message });
      if (mail && inbox && (await mayWriteTo(db, 'inbox', inbox))) sendOn(mail, inbox, id, { name, email, message });
    }
    return { state: 'received', message: SAID.received.title };
  });
}
