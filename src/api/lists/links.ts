/** Tokens and addresses of links in letters of lists. Tokens are signatures of ids, so that each attempt has the same. */
import { createHmac } from 'node:crypto';
import { productPath, ROUTES } from '../../core/shop/routes.ts';

export type ListKind = 'watch' | 'alerts' | 'cart';

export const listToken = (secret: string, kind: ListKind, id: string): string =>
  createHmac('sha256', secret).update(`list:${kind}:${id}`).digest('base64url');

/** Pages of this API that letters link to; a press of their button acts. */
export const LIST_LINKS = {
  confirm: '/api/waiting-list/confirm',
  leave: '/api/waiting-list/leave',
  stopAlerts: '/api/price-alerts/stop',
  forgetCart: '/api/carts/delete',
} as const;
export type ListLink = keyof typeof LIST_LINKS;

/** Returns an absolute URL; origin is that of this API. */
export const listLink = (origin: string, link: ListLink, token: string): string =>
  `${origin}${LIST_LINKS[link]}?token=${token}`;

/** The product's page with a variant chosen. */
export const variantLink = (pages: string, slug: string, sku: string): string =>
  `${pages}${productPath(slug)}?variant=${encodeURIComponent(sku)}`;

/** Opens the cart with a saved one. The token is in the fragment, which stays out of logs and referrers. */
export const restoreLink = (pages: string, token: string): string => `${pages}${ROUTES.cart.path}#restore=${token}`;
