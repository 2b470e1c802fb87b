/** llms.txt: the site as one Markdown page for language models (llmstxt.org). */
import { getCollection, getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { SHIPPING } from '../core/delivery/constants.ts';
import { RETURNS } from '../core/order/constants.ts';
import { COPY } from '../core/shop/copy.ts';
import { policyLinks } from '../core/shop/footer.ts';
import {
  articlePath,
  categoryPath,
  FEED,
  LOCAL_ORIGIN,
  MERCHANT_FEED,
  ROUTES,
  roomPath,
  storePath,
} from '../core/shop/routes.ts';
import { publishedArticles } from '../layouts/published-articles.ts';

type Link = readonly [name: string, path: string, line?: string];

export const GET: APIRoute = async ({ site }) => {
  const origin = site?.origin ?? LOCAL_ORIGIN;
  const byOrder = <T extends { readonly order: number }>(entries: readonly { readonly data: T }[]) =>
    entries.map(({ data }) => data).toSorted((one, other) => one.order - other.order);
  const shop = (await getEntry('site', 'site'))?.data;
  const articles = await publishedArticles(false);
  const list = (links: readonly Link[]) =>
    links.map(([name, path, line]) => `- [${name}](${origin}${path})${line ? `: ${line}` : ''}`).join('\n');
  const part = (title: string, links: readonly Link[]) => `## ${title}\n\n${list(links)}\n`;

  const text = [
    `# ${shop?.name ?? ''}\n`,
    `> ${shop?.description ?? ''}\n`,
    `Prices are in Indian rupees and include GST. Delivery within India only: ${SHIPPING.processingDays.from} to ${SHIPPING.processingDays.to} business days to process, then by zone: ${shop?.delivery.days ?? ''}. By courier from ${shop?.delivery.courierFrom ?? ''}${shop?.delivery.vanFrom ? `, by van from ${shop.delivery.vanFrom}` : ''}, by size and PIN code. Services: ${shop?.delivery.services ?? ''}. Pieces made to order, or still on their way to the shop, say on their page and in the feed when they leave. Returns within ${RETURNS.windowDays} calendar days; refunds within ${RETURNS.refundWorkingDays} working days of approval.${shop?.sample ? ` ${COPY.sample.footer}` : ''}\n`,
    part('Shop', [
      ['Catalogue', ROUTES.shop.path, ROUTES.shop.description],
      ...byOrder(await getCollection('categories')).map(
        ({ name, slug, line }): Link => [name, categoryPath(slug), line],
      ),
      ['Product feed', MERCHANT_FEED, 'every variant with price and availability, as RSS'],
      ['API', '/api/openapi.json', 'OpenAPI 3.1'],
    ]),
    part(
      'Rooms',
      byOrder(await getCollection('rooms')).map(({ name, order, line }): Link => [name, roomPath(order), line]),
    ),
    part('Journal', [
      ...articles.map(({ title, slug, teaser }): Link => [title, articlePath(slug), teaser]),
      ['Feed', FEED],
    ]),
    part(
      'Stores',
      byOrder(await getCollection('stores')).map(({ name, slug, line }): Link => [name, storePath(slug), line]),
    ),
    part('Help and policies', [
      ['FAQ', ROUTES.faq.path, ROUTES.faq.description],
      ['Contact', ROUTES.contact.path, ROUTES.contact.description],
      ...policyLinks().map(({ name, href }): Link => [name, href]),
    ]),
  ].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
