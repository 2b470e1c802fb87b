/** Asking for the newsletter, by script or by plain form. The answer never tells whether an address is known. */
import type { FastifyInstance } from 'fastify';
import { HONEYPOT, type NewsletterState } from '../../core/contact/newsletter.ts';
import { NEWSLETTER } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { newsletterPath, ROUTES } from '../../core/shop/routes.ts';
import { enrol, note, unsent } from '../../db/contact/subscribers.ts';
import { alreadyLetter, confirmLetter } from '../emails/emails.ts';
import { mayWriteTo } from '../emails/limits.ts';
import type { Letter, Mail } from '../emails/mail.ts';
import { openBackground } from '../http/background.ts';
import { answerForms } from '../http/form-posts.ts';
import { limitClients } from '../http/limit.ts';
import { serve } from '../http/route.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { linkTo } from './newsletter-link-routes.ts';

const { states: SAID } = COPY.newsletter;

function stateOf(status: number, state: string | undefined): NewsletterState {
  if (status === 200) return state === 'noted' ? 'noted' : 'sent';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'invalid' : 'failed';
}

export function newsletterRoutes(scope: FastifyInstance, { db, mail, site }: NewsletterDeps): void {
  const later = openBackground(scope);

  function post({ sendMail }: Mail, letter: Letter, id: string, token: string): void {
    later(() =>
      sendMail(letter).catch(async (error: unknown) => {
        scope.log.error(error, 'A letter could not be sent.');
        await unsent(db, id, token);
      }),
    );
  }

  /** Answers before the letter is sent: how long a mail server takes would tell who is on the list. */
  async function take(email: string): Promise<void> {
    if (!mail) return note(db, email);
    const due = await enrol(db, email);
    if (!due) return undefined;
    const { subscriber, token } = due;
    if (!(await mayWriteTo(db, 'newsletter', email))) return unsent(db, subscriber.id, token);
    const unsubscribe = linkTo(mail.origin, 'unsubscribe', token);
    const letter =
      subscriber.state === 'confirmed'
        ? alreadyLetter(scope.brand, subscriber.email, {
            shop: `${site || mail.origin}${ROUTES.landing.path}`,
            unsubscribe,
          })
        : confirmLetter(scope.brand, subscriber.email, { confirm: linkTo(mail.origin, 'confirm', token), unsubscribe });
    post(mail, letter, subscriber.id, token);
  }

  answerForms(scope, (status, { state }) => site + newsletterPath(stateOf(status, state)));
  const limit = { times: NEWSLETTER.perClient, seconds: NEWSLETTER.clientWindowMs / 1000 };
  limitClients(scope, db, 'newsletter-from', limit, SAID.busy.text);
  serve(scope, 'newsletter', async ({ body }, _, reply) => {
    reply.header('cache-control', 'no-store');
    // A robot that filled in the trap hears what everybody hears.
    if (!body[HONEYPOT]) await take(body.email);
    const state = mail ? 'sent' : 'noted';
    return { state, message: `${SAID[state].title}. ${SAID[state].text}` };
  });
}
