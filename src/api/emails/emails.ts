/** Renders emails as plain text and simple HTML. */
import { COPY } from '../../core/shop/copy.ts';
import { withShop } from '../../core/shop/shop-name.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { escapeHtml } from '../http/escape.ts';
import type { Email } from './mail.ts';

const { letters: TEXTS } = COPY.newsletter;

type Words = { readonly subject: string; readonly text: string; readonly button: string };

/**
 * Renders an email with one absolute link; newsletter emails add an unsubscribe link. Texts may contain '{shop}'.
 */
export function renderEmail(brand: Brand, to: string, words: Words, link: string, unsubscribe?: string): Email {
  const { ink, paper } = brand.colours;
  const named = withShop(words.text, brand.name);
  const leave = unsubscribe ? `\n${TEXTS.leave}: ${unsubscribe}` : '';
  const text = `${named}\n\n${words.button}:\n${link}\n\n${brand.name}${leave}\n`;
  const foot = unsubscribe
    ? `<p style="font-size:13px"><a href="${escapeHtml(unsubscribe)}" style="color:${ink}">${escapeHtml(TEXTS.leave)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:${paper};color:${ink};font:16px/1.6 Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto"><p style="font:32px/1 Georgia,serif;margin:0 0 32px">${escapeHtml(brand.name)}</p>
<p>${escapeHtml(named)}</p>
<p style="margin:32px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;background:${ink};color:${paper};text-decoration:none">${escapeHtml(words.button)}</a></p>
${foot}</div></body></html>`;
  return { to, subject: withShop(words.subject, brand.name), text, html, ...(unsubscribe && { unsubscribe }) };
}

/** Renders the double opt-in email. Both links are absolute. */
export function confirmationEmail(brand: Brand, to: string, links: { confirm: string; unsubscribe: string }): Email {
  return renderEmail(brand, to, TEXTS.confirm, links.confirm, links.unsubscribe);
}

/** Renders the email for an existing subscriber, so that the form does not reveal subscriptions. */
export function alreadySubscribedEmail(brand: Brand, to: string, links: { shop: string; unsubscribe: string }): Email {
  return renderEmail(brand, to, TEXTS.already, links.shop, links.unsubscribe);
}
