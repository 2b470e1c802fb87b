/** A plain page with the result of a link or form. */
import type { FastifyReply } from 'fastify';
import { LIST_PAGES } from '../../core/lists/letters-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { sendPlainPage } from '../http/button-page.ts';
import { escapeHtml } from '../http/escape.ts';

type Result = { readonly title: string; readonly text: string };

/** site: origin of the pages, '' when this process serves them. */
export function sendListResult(reply: FastifyReply, { title, text }: Result, site: string): FastifyReply {
  const link = `<a href="${escapeHtml(site + ROUTES.landing.path)}">${escapeHtml(LIST_PAGES.back)}</a>`;
  return sendPlainPage(reply, { title, text, site, below: `<p>${link}</p>`, may: "form-action 'none'" });
}
