/** Newsletter links in emails: GET shows a page with one button and changes nothing; POST performs the action. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewsletterState } from '../../core/contact/newsletter.ts';
import { SIGN_UP_COPY } from '../../core/contact/newsletter-copy.ts';
import { newsletterPath } from '../../core/shop/routes.ts';
import { confirm, tokenStatusOf, unsubscribe } from '../../db/contact/subscriber-tokens.ts';
import { sendButtonPage } from '../http/button-page.ts';
import { readForms } from '../http/form-posts.ts';
import { HttpError } from '../http/http-error.ts';
import { linkTokenOf } from '../http/link-token.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';

type Act = 'confirm' | 'unsubscribe';
const pathOf = (act: Act) => `/api/newsletter/${act}`;

/** Returns the absolute URL for an email. */
export const linkTo = (origin: string, act: Act, token: string) => `${origin}${pathOf(act)}?token=${token}`;

/** One-click unsubscribe is a single POST without redirects (RFC 8058). */
const isOneClick = ({ body }: FastifyRequest) =>
  (body as Record<string, unknown> | null)?.['List-Unsubscribe'] === 'One-Click';

export function newsletterLinkRoutes(scope: FastifyInstance, { db, site }: Omit<NewsletterDeps, 'mail'>): void {
  const schema = { hide: true } as object;
  const lead = (reply: FastifyReply, state: NewsletterState) =>
    reply.header('cache-control', 'no-store').redirect(site + newsletterPath(state), 303);

  readForms(scope);
  // Parses only the field that RFC 8058 defines.
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, body, done) =>
    done(null, /name="List-Unsubscribe"\s+One-Click/.test(String(body)) ? { 'List-Unsubscribe': 'One-Click' } : {}),
  );

  scope.get(pathOf('confirm'), { schema }, async (request, reply) => {
    const token = linkTokenOf(request);
    const standing = token ? await tokenStatusOf(db, token) : null;
    if (!standing?.confirms) return lead(reply, standing?.state === 'confirmed' ? 'confirmed' : 'expired');
    return sendButtonPage(reply, { ...SIGN_UP_COPY.confirm, action: pathOf('confirm'), token, site });
  });

  scope.post(pathOf('confirm'), { schema }, async (request, reply) => {
    const token = linkTokenOf(request);
    return lead(reply, token && (await confirm(db, token)) ? 'confirmed' : 'expired');
  });

  scope.get(pathOf('unsubscribe'), { schema }, async (request, reply) => {
    const token = linkTokenOf(request);
    const standing = token ? await tokenStatusOf(db, token) : null;
    if (!standing) return lead(reply, 'expired');
    if (standing.state === 'unsubscribed') return lead(reply, 'unsubscribed');
    return sendButtonPage(reply, { ...SIGN_UP_COPY.unsubscribe, action: pathOf('unsubscribe'), token, site });
  });

  scope.post(pathOf('unsubscribe'), { schema }, async (request, reply) => {
    const token = linkTokenOf(request);
    const done = token !== '' && (await unsubscribe(db, token));
    if (!isOneClick(request)) return lead(reply, done ? 'unsubscribed' : 'expired');
    if (!done) throw new HttpError(404, SIGN_UP_COPY.states.expired.title);
    return reply.header('cache-control', 'no-store').send({ state: 'unsubscribed' });
  });
}
