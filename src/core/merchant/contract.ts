/** Request and response schemas of the merchant API. merchant: everyone else gets 403. */

import { COUPONS_CONTRACT } from './coupons-contract.ts';
import { DELIVERIES_CONTRACT } from './deliveries-contract.ts';
import { DELIVERY_RULES_CONTRACT } from './delivery-contract.ts';
import { ENTRY_CONTRACT } from './entry-contract.ts';
import { EVENTS_CONTRACT } from './events-contract.ts';
import { MESSAGES_CONTRACT } from './messages-contract.ts';
import { NEWSLETTER_CONTRACT } from './newsletter-contract.ts';
import { ORDERS_CONTRACT } from './orders-contract.ts';
import { PEOPLE_CONTRACT } from './people-contract.ts';
import { PRODUCT_CONTRACT } from './product-contract.ts';
import { REVIEWS_CONTRACT } from './reviews-contract.ts';
import { SETTINGS_CONTRACT } from './settings-contract.ts';
import { STOCK_CONTRACT } from './stock-contract.ts';

import { TODAY_CONTRACT } from './today-contract.ts';

export const MERCHANT_CONTRACT = {
  ...PEOPLE_CONTRACT,
  ...ORDERS_CONTRACT,
  ...DELIVERIES_CONTRACT,
  ...STOCK_CONTRACT,

  ...PRODUCT_CONTRACT,
  ...ENTRY_CONTRACT,
  ...DELIVERY_RULES_CONTRACT,
  ...SETTINGS_CONTRACT,
  ...NEWSLETTER_CONTRACT,
  ...REVIEWS_CONTRACT,
  ...COUPONS_CONTRACT,

  ...EVENTS_CONTRACT,

  ...MESSAGES_CONTRACT,
  ...TODAY_CONTRACT,
} as const;
