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
  stock: page('/stock', OFFICE_COPY.pages.stock, 'stock'),
  reviews: page('/reviews', OFFICE_COPY.pages.reviews, 'heldReviews'),
  messages: page('/messages', OFFICE_COPY.pages.messages, 'messages'),
  coupons: page('/coupons', OFFICE_COPY.pages.coupons, 'coupons'),
} as const satisfies Record<string, MerchantPage>;
