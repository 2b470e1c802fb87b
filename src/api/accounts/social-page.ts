/** The last page of a social sign-in popup: posts the result to its opener and closes. */
import type { FastifyReply } from 'fastify';
import type { SocialMessage } from '../../core/account/auth.ts';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { sendPlainPage } from '../http/button-page.ts';
import { escapeHtml } from '../http/escape.ts';
import { hashOf } from '../http/inline-code.ts';

/** postMessage names each allowed origin. Without an opener, the tab continues to the account page. */
const SCRIPT = `const result = JSON.parse(document.getElementById('result').textContent);
if (window.opener) { for (const target of result.targets) window.opener.postMessage(result.message, target); window.close(); }
else if (result.message.type === 'social-auth-success') location.replace(result.next);`;

type SocialPage = {
  readonly message: SocialMessage;
  /** Origins that may receive the message, never '*'. */
  readonly targets: readonly string[];
  /** Origin of the site, '' when it is this one. */
  readonly site: string;
};

export function sendSocialPage(reply: FastifyReply, { message, targets, site }: SocialPage): FastifyReply {
  const next = site + ROUTES.account.path;
  const result = JSON.stringify({ message, targets, next }).replaceAll('<', '\\u003c');
  const below = `<p><a href="${escapeHtml(next)}">${escapeHtml(AUTH_COPY.socialContinue)}</a></p>
<script type="application/json" id="result">${result}</script><script>${SCRIPT}</script>`;
  const failed = message.type === 'social-auth-failure';
  return sendPlainPage(reply.code(failed ? 400 : 200), {
    title: failed ? AUTH_COPY.socialFailedTitle : AUTH_COPY.socialDone,
    text: failed ? message.message : AUTH_COPY.socialClose,
    site,
    below,
    may: `script-src ${hashOf(SCRIPT)}`,
  });
}
