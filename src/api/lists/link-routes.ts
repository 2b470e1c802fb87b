/** Links in letters of lists: GET shows a page with one button and changes nothing; POST acts, also in one click (RFC 8058). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIST_PAGES } from '../../core/lists/letters-copy.ts';
import type { Db } from '../../db/engine/db.ts';
import { alertOwner, setPriceAlerts } from '../../db/lists/price-alerts.ts';
import { findSavedCart, forgetCart } from '../../db/lists/saved-carts.ts';
import { confirmWatch, leaveWatch, watchTokenOf } from '../../db/lists/stock-watchers.ts';
import { sendButtonPage } from '../http/button-page.ts';
import { readForms } from '../http/form-posts.ts';
import { linkTokenOf } from '../http/link-token.ts';
import type { ListDeps } from './deps.ts';
import { LIST_LINKS, type ListLink } from './links.ts';
import { sendListResult } from './result-page.ts';

/** ask: the button is shown. done: nothing is left to do. expired: the link does nothing any more. */
type Standing = 'ask' | 'done' | 'expired';
type Action = {
  readonly standing: (db: Db, token: string) => Promise<Standing>;
  /** Returns false for an unknown or expired token. */
  readonly act: (db: Db, token: string) => Promise<boolean>;
};

/** Leaving succeeds for unknown tokens: they are on no list. */
const leaving = (act: (db: Db, token: string) => Promise<void>) => (db: Db, token: string) =>
  act(db, token).then(() => true);

const ACTIONS: Record<ListLink, Action> = {
  confirm: {
    standing: async (db, token) => {
      const found = await watchTokenOf(db, token);
      if (found?.confirms) return 'ask';
      return found?.state === 'waiting' ? 'done' : 'expired';
    },
    act: confirmWatch,
  },
  leave: {
    standing: async (db, token) => ((await watchTokenOf(db, token)) ? 'ask' : 'done'),
    act: leaving(leaveWatch),
  },
  stopAlerts: {
    standing: async (db, token) => ((await alertOwner(db, token)) ? 'ask' : 'done'),
    act: leaving(async (db, token) => {
      const userId = await alertOwner(db, token);
      if (userId) await setPriceAlerts(db, userId, token, false);
    }),
  },
  forgetCart: {
    standing: async (db, token) => ((await findSavedCart(db, token)) ? 'ask' : 'done'),
    act: leaving(forgetCart),
  },
};

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
