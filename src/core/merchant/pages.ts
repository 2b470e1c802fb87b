/** The pages of the back office: one row each. They are not in ROUTES, whose rows shoppers' scripts carry. */
import { OFFICE_COPY } from './office-copy.ts';
import type { MerchantCall } from './rights.ts';

export type MerchantPage = {
  readonly path: string;
  readonly name: string;
  /** The call that the page needs: those who may not make it do not see the page. */
  readonly needs: MerchantCall;
  /** false: not in the navigation. */
  readonly listed: boolean;
  /** Heading that the page stands under in the navigation. */
  readonly group?: 'shop';
  /** Path of the list that the page belongs to. */
  readonly under?: string;
};

const page = (path: string, name: string, needs: MerchantCall, listed = true): MerchantPage => ({
  path: `/merchant${path}`,
  name,
  needs,
  listed,
});

/** A page of the group of what the shop shows. */
const shopPage = (path: string, name: string, needs: MerchantCall): MerchantPage => ({
  ...page(path, name, needs),
  group: 'shop',
});

export const MERCHANT_PAGES = {
  today: page('', OFFICE_COPY.pages.today, 'staffMe'),
  orders: page('/orders', OFFICE_COPY.pages.orders, 'allOrders'),
  order: { ...page('/order', OFFICE_COPY.pages.order, 'anyOrder', false), under: '/merchant/orders' },
  newOrder: { ...page('/new-order', OFFICE_COPY.pages.newOrder, 'takeOrder', false), under: '/merchant/orders' },
  deliveries: page('/deliveries', OFFICE_COPY.pages.deliveries, 'deliveries'),
  products: page('/products', OFFICE_COPY.pages.products, 'merchantProducts'),
  product: { ...page('/product', OFFICE_COPY.pages.product, 'merchantProduct', false), under: '/merchant/products' },
  import: { ...page('/import', OFFICE_COPY.pages.import, 'importProducts', false), under: '/merchant/products' },
  stock: page('/stock', OFFICE_COPY.pages.stock, 'stock'),
  reviews: page('/reviews', OFFICE_COPY.pages.reviews, 'heldReviews'),
  messages: page('/messages', OFFICE_COPY.pages.messages, 'messages'),
  coupons: page('/coupons', OFFICE_COPY.pages.coupons, 'coupons'),
  categories: shopPage('/categories', OFFICE_COPY.pages.categories, 'entries'),
  collections: shopPage('/collections', OFFICE_COPY.pages.collections, 'entries'),
  slides: shopPage('/slides', OFFICE_COPY.pages.slides, 'entries'),
  delivery: shopPage('/delivery', OFFICE_COPY.pages.delivery, 'deliveryRules'),
  stores: shopPage('/stores', OFFICE_COPY.pages.stores, 'stores'),
  newsletter: shopPage('/newsletter', OFFICE_COPY.pages.newsletter, 'subscribers'),
  settings: shopPage('/settings', OFFICE_COPY.pages.settings, 'settings'),
  people: page('/people', OFFICE_COPY.pages.people, 'people'),
  log: page('/log', OFFICE_COPY.pages.log, 'staffLog'),
  security: page('/security', OFFICE_COPY.pages.security, 'renewRecoveryCodes'),
  join: page('/join', OFFICE_COPY.pages.join, 'staffMe', false),
} as const satisfies Record<string, MerchantPage>;

/** Link of an invitation; the fragment is never sent to a server. */
export const joinPath = (token: string) => `${MERCHANT_PAGES.join.path}#${token}`;

/** The page of an order. */
export const orderOfficePath = (number: string) => `${MERCHANT_PAGES.order.path}?number=${encodeURIComponent(number)}`;
