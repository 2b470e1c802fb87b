/** Pages that links in account emails open: one button, and a password field when the browser has another session. */
import type { FastifyReply } from 'fastify';
import { ACCOUNT_PAGES as SAY } from '../../core/account/link-pages-copy.ts';
import { ACCOUNT_LINKED, ROUTES, stopPath } from '../../core/shop/routes.ts';
import { sendButtonPage, sendPlainPage } from '../http/button-page.ts';
import { escapeHtml } from '../http/escape.ts';

type Page = { readonly site: string; readonly token: string; readonly email: string };

const linkTo = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
const alert = (message: string) => (message ? `<p role="alert" id="error">${escapeHtml(message)}</p>` : '');

/** The address lets password managers select the account. */
const passwordField = (email: string, wrong: boolean) => `
<input type="email" name="username" autocomplete="username" value="${escapeHtml(email)}" readonly hidden>
<label for="password">${escapeHtml(SAY.password)}</label>
<input id="password" type="password" name="password" autocomplete="current-password" required aria-describedby="${wrong ? 'error ' : ''}hint"${wrong ? ' aria-invalid="true"' : ''}>
<p id="hint">${escapeHtml(SAY.passwordHint)}</p>`;

type VerifyPage = Page & {
  readonly kind: 'verify' | 'change';
  readonly asksPassword: boolean;
  /** Error of the last submission, '' for none. */
  readonly error: string;
};

/** The page that verifies an address. */
export function sendVerifyPage(reply: FastifyReply, page: VerifyPage): FastifyReply {
  const { kind, token, email, site, asksPassword, error } = page;
  const words = SAY[kind];
  return sendButtonPage(reply, {
    title: words.title,
    text: words.text(email),
    button: words.button,
    site,
    token,
    action: ACCOUNT_LINKED.verify,
    above: alert(error),
    fields: asksPassword ? passwordField(email, error !== '') : '',
    after: `<p>${escapeHtml(words.question)} ${linkTo(stopPath(token), words.stop)}</p>`,
  });
}

/** The page that cancels the request an email is about. */
export function sendStopPage(reply: FastifyReply, kind: keyof typeof SAY.stop, page: Page): FastifyReply {
  const { title, text, button } = SAY.stop[kind];
  const { email, ...rest } = page;
  return sendButtonPage(reply, { ...rest, title, text: text(email), button, action: ACCOUNT_LINKED.stop });
}

type Result = { readonly title: string; readonly text: string };

/** A page with a link instead of a button. */
function sendResult(reply: FastifyReply, { title, text }: Result, site: string, link: string): FastifyReply {
  return sendPlainPage(reply, { title, text, site, below: `<p>${link}</p>`, may: "form-action 'none'" });
}

const accountLink = (site: string, text: string) => linkTo(site + ROUTES.account.path, text);

export const sendVerified = (reply: FastifyReply, site: string, email: string) =>
  sendResult(reply, { ...SAY.done, text: SAY.done.text(email) }, site, accountLink(site, SAY.done.link));

export const sendExpired = (reply: FastifyReply, site: string) =>
  sendResult(reply.code(410), SAY.expired, site, accountLink(site, SAY.expired.link));

/** written: an email with a password reset link was sent. */
export function sendStopped(
  reply: FastifyReply,
  kind: keyof typeof SAY.stop,
  { site, written }: { readonly site: string; readonly written: boolean },
): FastifyReply {
  const { title, text, late } = SAY.stop[kind].done;
  const again = linkTo(site + ROUTES.accountReset.path, SAY.again);
  return sendResult(reply, { title, text: written ? text : late }, site, kind === 'change' ? '' : again);
}
