/**
 * A page with one button for links in emails: programs that prefetch links do not submit forms. It works without scripts
 * and without the built site, which may be on another host.
 */
import type { FastifyReply } from 'fastify';
import { withShop } from '../../core/shop/shop-name.ts';
import type { Colours } from '../../core/shop/theme.ts';
import { escapeHtml } from './escape.ts';
import { hashOf } from './inline-code.ts';

const styleOf = ({
  ink,
  paper,
  danger,
}: Colours) => `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:flex;flex-direction:column;padding:clamp(16px,4vw,64px);background:${paper};color:${ink};font:17px/1.6 system-ui,sans-serif}
a{color:inherit;text-decoration:none;font:32px/1 Georgia,serif}p a{font:inherit;text-decoration:underline}main{margin:auto 0;padding:48px 0;max-width:36rem}h1{font:400 clamp(44px,7vw,76px)/1 Georgia,serif;letter-spacing:-.02em;text-wrap:balance;margin:0 0 20px}
p{margin:0 0 32px;max-width:44ch}button{min-height:48px;padding:0 28px;border:1px solid ${ink};border-radius:2px;background:${ink};color:${paper};font:500 15px system-ui,sans-serif;cursor:pointer}
label{display:block;margin:0 0 8px}input:not([type=hidden],[hidden]){display:block;width:100%;max-width:24rem;min-height:48px;margin:0 0 24px;padding:0 14px;border:1px solid ${ink};border-radius:2px;background:#fff;color:${ink};font:inherit}[role=alert]{max-width:44ch;margin:0 0 24px;padding:12px 16px;border-left:2px solid ${danger}}form+p{margin:32px 0 0}
:focus-visible{outline:2px solid ${ink};outline-offset:3px}`;

type PlainPage = {
  readonly title: string;
  readonly text: string;
  /** Origin of the site, '' when it is this one. */
  readonly site: string;
  /** HTML below the text. */
  readonly below: string;
  /** Additional content security policy directives. */
  readonly may: string;
};

/** Sends a page that is never cached or framed and sends no referrer, because its URL may contain a token. */
export function sendPlainPage(reply: FastifyReply, { title, text, site, below, may }: PlainPage): FastifyReply {
  const { name, colours } = reply.server.brand;
  const style = styleOf(colours);
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${hashOf(style)}; ${may}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(`${name} — ${title}`)}</title><style>${style}</style></head><body>
<header><a href="${escapeHtml(site || '/')}">${escapeHtml(name)}</a></header><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(withShop(text, name))}</p>
${below}
</main></body></html>`);
}

export type ButtonPage = Pick<PlainPage, 'title' | 'text' | 'site'> & {
  readonly button: string;
  /** The form's action; it posts the token. */
  readonly action: string;
  readonly token: string;
  /** HTML above the form. */
  readonly above?: string;
  /** HTML of the form, between the token and the button. */
  readonly fields?: string;
  /** HTML under the form. */
  readonly after?: string;
};

export function sendButtonPage(reply: FastifyReply, page: ButtonPage): FastifyReply {
  const { above = '', fields = '', after = '' } = page;
  const below = `${above}<form method="post" action="${escapeHtml(page.action)}"><input type="hidden" name="token" value="${escapeHtml(page.token)}">${fields}<button>${escapeHtml(page.button)}</button></form>${after}`;
  // With the API's no-referrer policy browsers send Origin: null with the form, which is rejected.
  reply.header('referrer-policy', 'strict-origin');
  return sendPlainPage(reply, { ...page, below, may: `form-action ${page.site ? `'self' ${page.site}` : "'self'"}` });
}
