/** The pages of the back office: one row each. They are not in ROUTES, whose rows shoppers' scripts carry. */
import { OFFICE_COPY } from './office-copy.ts';
import type { MerchantCall } from './roles.ts';

export type MerchantPage = {
  readonly path: string;
  readonly name: string;
  /** The call that the page needs: those who may not make it do not see the page. */
  readonly needs: MerchantCall;
  /** false: not in the navigation. */
  readonly listed: boolean;
};

const page = (path: string, name: string, needs: MerchantCall, listed = true): MerchantPage => ({
  path: `/merchant${path}`,
  name,
  needs,
  listed,
});

export const MERCHANT_PAGES = {
  today: page('', OFFICE_COPY.pages.today, 'staffMe'),
  orders: page('/orders', OFFICE_COPY.pages.orders, 'allOrders'),
  order: page('/order', OFFICE_COPY.pages.order, 'anyOrder', false),
} as const satisfies Record<string, MerchantPage>;

/** The page of an order. */
export const orderOfficePath = (number: string) => `${MERCHANT_PAGES.order.path}?number=${encodeURIComponent(number)}`;
