/** Requests for a letter when a sold-out variant is back, for scripts and plain forms. */
import type { FastifyInstance } from 'fastify';
import { HONEYPOT } from '../../core/contact/newsletter.ts';
import { WAITING_LIST } from '../../core/lists/constants.ts';
import { LIST_ERRORS, LIST_LETTERS, pieceName } from '../../core/lists/letters-copy.ts';
import { WATCH_STATES, type WatchResult, watchFailure } from '../../core/lists/watch.ts';
import { WATCH_COPY } from '../../core/lists/watch-copy.ts';
import { findPieces, type Piece } from '../../db/lists/pieces.ts';
import { askToWatch, revertLetter, watch } from '../../db/lists/stock-watchers.ts';
import { renderEmail } from '../emails/emails.ts';
import { mayEmail } from '../emails/limits.ts';
import type { Mail } from '../emails/mail.ts';
import { openBackground } from '../http/background.ts';
import { redirectForms } from '../http/form-posts.ts';
import { HttpError } from '../http/http-error.ts';
import { limitClients } from '../http/limit.ts';
import { serve } from '../http/route.ts';
import { isVerified } from '../orders/access.ts';
import type { ListDeps } from './deps.ts';
import { listLink, listToken, variantLink } from './links.ts';
import { sendListResult } from './result-page.ts';

const { states: SAID } = WATCH_COPY;
const RESULT = '/api/waiting-list/result';

export function stockWatchRoutes(scope: FastifyInstance, deps: ListDeps): void {
  const { db, mail, secret, site, getSession } = deps;
  const later = openBackground(scope);
  const tokenFor = (id: string) => listToken(secret, 'watch', id);

  /** Runs after the response: its duration would reveal who is on the list. */
  async function write({ sendMail, origin }: Mail, email: string, piece: Piece): Promise<void> {
    const watcher = await askToWatch(db, email, piece.sku, tokenFor);
    if (!watcher) return;
    const token = tokenFor(watcher.id);
    const name = pieceName(piece.name, piece.variant);
    const isOn = watcher.state === 'waiting';
    const words = isOn ? LIST_LETTERS.already(name) : LIST_LETTERS.confirm(name);
    const link = isOn ? variantLink(site || origin, piece.slug, piece.sku) : listLink(origin, 'confirm', token);
    try {
      if (!(await mayEmail(db, 'watch', email))) return;
      await sendMail(renderEmail(scope.brand, watcher.email, words, link, listLink(origin, 'leave', token)));
    } catch (error) {
      await revertLetter(db, watcher.id);
      throw error;
    }
  }

  scope.get(`${RESULT}/:state`, { schema: { hide: true } as object }, async (request, reply) => {
    const { state } = request.params as { state: string };
    return sendListResult(reply, SAID[WATCH_STATES.find((one) => one === state) ?? 'failed'], site);
  });

  scope.register(async (forms) => {
    redirectForms(forms, (status, { state }) => `${RESULT}/${status === 200 ? state : watchFailure(status)}`);
    limitClients(forms, db, 'watch-from', WAITING_LIST.perClient, SAID.busy.text);
    const answer = (state: WatchResult) => ({ state, message: `${SAID[state].title}. ${SAID[state].text}` });
    serve(forms, 'watchStock', async ({ body }, request, reply) => {
      const { sku, email } = body;
      // Honeypot field: always returns success.
      if (body[HONEYPOT]) return answer('sent');
      if (!mail) throw new HttpError(409, LIST_ERRORS.noMail);
      const { cookie, authorization } = request.headers;
      const person = cookie || authorization ? await getSession(request, reply) : null;
      const own = person?.user.emailVerified ? person.user.email : null;
      const proven = person && own && isVerified(person.user, email ?? own) ? own : null;
      if (!proven && !email) throw new HttpError(400, LIST_ERRORS.noEmail);
      const [piece] = await findPieces(db, [sku]);
      if (!piece) throw new HttpError(404, LIST_ERRORS.unknownSku);
      if (piece.stock > 0) return answer('inStock');
      if (proven) return answer((await watch(db, proven, sku, tokenFor)) ? 'waiting' : 'already');
      later(() => write(mail, email as string, piece));
      return answer('sent');
    });
  });
}
