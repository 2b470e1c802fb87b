/** Links in letters of lists: GET shows a page with one button and changes nothing; POST acts, also in one click (RFC 8058). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIST_PAGES } from '../../core/lists/letters-copy.ts';
import { sendButtonPage } from '../http/button-page.ts';
import { readForms } from '../http/form-posts.ts';
import { linkTokenOf } from '../http/link-token.ts';
import type { ListDeps } from './deps.ts';
import { ACTIONS, type Action } from './link-actions.ts';
import { LIST_LINKS, type ListLink } from './links.ts';
import { sendListResult } from './result-page.ts';

/** One-click unsubscribe is a single POST without redirects (RFC 8058). */
const isOneClick = ({ body }: FastifyRequest) =>
  (body as Record<string, unknown> | null)?.['List-Unsubscribe'] === 'One-Click';

export function listLinkRoutes(scope: FastifyInstance, { db, site }: ListDeps): void {
  const schema = { hide: true } as object;
  readForms(scope);
  // Parses only the field that RFC 8058 defines.
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, body, done) =>
    done(null, /name="List-Unsubscribe"\s+One-Click/.test(String(body)) ? { 'List-Unsubscribe': 'One-Click' } : {}),
  );
  for (const [name, { standing, act }] of Object.entries(ACTIONS) as [ListLink, Action][]) {
    const { done, ...page } = LIST_PAGES[name];
    const action = LIST_LINKS[name];
    scope.get(action, { schema }, async (request, reply) => {
      const token = linkTokenOf(request);
      const now = token ? await standing(db, token) : 'expired';
      if (now === 'ask') return sendButtonPage(reply, { ...page, action, token, site });
      return sendListResult(now === 'done' ? reply : reply.code(410), now === 'done' ? done : LIST_PAGES.expired, site);
    });
    scope.post(action, { schema }, async (request, reply) => {
      const token = linkTokenOf(request);
      const isDone = token !== '' && (await act(db, token));
      if (isOneClick(request) && isDone) return reply.header('cache-control', 'no-store').send({ state: 'done' });
      return sendListResult(isDone ? reply : reply.code(410), isDone ? done : LIST_PAGES.expired, site);
    });
  }
}
