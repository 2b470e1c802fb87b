/** Merchant product feed. Without PUBLIC_SITE_URL its links point to localhost. */
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { merchantFeed } from '../../core/merchant/feed.ts';
import { LOCAL_ORIGIN } from '../../core/shop/routes.ts';

export const GET: APIRoute = async ({ site }) => {
  const products = (await getCollection('products')).map(({ data }) => data);
  return new Response(merchantFeed(products, site?.origin ?? LOCAL_ORIGIN));
};
