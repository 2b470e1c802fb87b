/** The page at which a social popup ends: it tells the page that opened it, and nobody else, and closes. */
import type { FastifyReply } from 'fastify';
import type { SocialMessage } from '../../core/account/account.ts';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { sendPlainPage } from '../http/button-page.ts';
import { escapeHtml } from '../http/escape.ts';
import { hashOf } from '../http/inline-code.ts';

/** A message reaches an opener only when its origin is the one that the message is for. Without an opener, the tab goes on. */
const SCRIPT = `const said = JSON.parse(document.getElementById('said').textContent);
if (window.opener) { for (const target of said.targets) window.opener.postMessage(said.message, target); window.close(); }
else if (said.message.type === 'social-auth-success') location.replace(said.next);`;

type SocialPage = {
  readonly message: SocialMessage;
  /** Origins that may hear the message: never '*'. */
  readonly targets: readonly string[];
  /** Origin of the site, '' when it is this one. */
  readonly site: string;
};

export function sendSocialPage(reply: FastifyReply, { message, targets, site }: SocialPage): FastifyReply {
  const next = site + ROUTES.account.path;
  const said = JSON.stringify({ message, targets, next }).replaceAll('<', '\\u003c');
  const below = `<p><a href="${escapeHtml(next)}">${escapeHtml(AUTH_COPY.socialContinue)}</a></p>
<script type="application/json" id="said">${said}</script><script>${SCRIPT}</script>`;
  const failed = message.type === 'social-auth-failure';
  return sendPlainPage(reply.code(failed ? 400 : 200), {
    title: failed ? AUTH_COPY.socialFailedTitle : AUTH_COPY.socialDone,
    text: failed ? message.message : AUTH_COPY.socialClose,
    site,
    below,
    may: `script-src ${hashOf(SCRIPT)}`,
  });
}
