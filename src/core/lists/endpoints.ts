/** Endpoints of waiting lists, price alerts and saved carts, apart so that no other page downloads them. */
import { readMessage } from '../account/auth.ts';
import type { WantedLine } from '../checkout/offer.ts';
import { row, session } from '../shop/endpoints.ts';
import { type PriceAlerts, readPriceAlerts } from './lists.ts';
import { readRestored, readSavedCart } from './saved-cart.ts';
import { readWatch, type WatchResult } from './watch.ts';

export const LIST_ENDPOINTS = {
  watchStock: session<WatchResult>('POST', '/api/waiting-list', readWatch),
  priceAlerts: session<PriceAlerts>('GET', '/api/me/price-alerts', readPriceAlerts),
  setPriceAlerts: session<PriceAlerts>('PUT', '/api/me/price-alerts', readPriceAlerts),
  saveCart: row<string>('POST', '/api/carts', readSavedCart),
  restoreCart: { ...row<WantedLine[]>('POST', '/api/carts/restore', readRestored), isRead: true },
  forgetCart: row<string>('POST', '/api/carts/forget', readMessage),
} as const;
