/** Newsletter sign-up, for scripts and plain forms. The response does not reveal whether an address is subscribed. */
import type { FastifyInstance } from 'fastify';
import { NEWSLETTER } from '../../core/contact/constants.ts';
import { HONEYPOT, type NewsletterState } from '../../core/contact/newsletter.ts';
import { SIGN_UP_COPY } from '../../core/contact/newsletter-copy.ts';
import { newsletterPath, ROUTES } from '../../core/shop/routes.ts';
import { revertEmail, storeSubscriber, subscribe } from '../../db/contact/subscribers.ts';
import { alreadySubscribedEmail, confirmationEmail } from '../emails/emails.ts';
import { mayEmail } from '../emails/limits.ts';
import type { Mail } from '../emails/mail.ts';
import type { Email } from '../emails/mail-message.ts';
import { openBackground } from '../http/background.ts';
import { redirectForms } from '../http/form-posts.ts';
import { limitClients } from '../http/limit.ts';
import { serve } from '../http/route.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { linkTo } from './newsletter-link-routes.ts';

const { states: SAID } = SIGN_UP_COPY;

function stateOf(status: number, state: string | undefined): NewsletterState {
  if (status === 200) return state === 'noted' ? 'noted' : 'sent';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'invalid' : 'failed';
}

export function newsletterRoutes(scope: FastifyInstance, { db, mail, site }: NewsletterDeps): void {
  const later = openBackground(scope);

  function post({ sendMail }: Mail, message: Email, id: string, token: string): void {
    later(() =>
      sendMail(message).catch(async (error: unknown) => {
        scope.log.error(error, 'An email could not be sent.');
        await revertEmail(db, id, token);
      }),
    );
  }

  /** Responds before the email is sent: its duration would reveal who is subscribed. */
  async function subscribeAddress(email: string): Promise<void> {
    if (!mail) return storeSubscriber(db, email);
    const due = await subscribe(db, email);
    if (!due) return undefined;
    const { subscriber, token } = due;
    if (!(await mayEmail(db, 'newsletter', email))) return revertEmail(db, subscriber.id, token);
    const unsubscribe = linkTo(mail.origin, 'unsubscribe', token);
    const message =
      subscriber.state === 'confirmed'
        ? alreadySubscribedEmail(scope.brand, subscriber.email, {
            shop: `${site || mail.origin}${ROUTES.landing.path}`,
            unsubscribe,
          })
        : confirmationEmail(scope.brand, subscriber.email, {
            confirm: linkTo(mail.origin, 'confirm', token),
            unsubscribe,
          });
    post(mail, message, subscriber.id, token);
  }

  redirectForms(scope, (status, { state }) => site + newsletterPath(stateOf(status, state)));
  const limit = { times: NEWSLETTER.perClient, seconds: NEWSLETTER.clientWindowMs / 1000 };
  limitClients(scope, db, 'newsletter-from', limit, SAID.busy.text);
  serve(scope, 'newsletter', async ({ body }, _, reply) => {
    reply.header('cache-control', 'no-store');
    // Honeypot field: always returns success.
    if (!body[HONEYPOT]) await subscribeAddress(body.email);
    const state = mail ? 'sent' : 'noted';
    return { state, message: `${SAID[state].title}. ${SAID[state].text}` };
  });
}
