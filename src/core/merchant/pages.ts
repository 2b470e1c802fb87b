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
  products: page('/products', OFFICE_COPY.pages.products, 'merchantProducts'),
  product: page('/product', OFFICE_COPY.pages.product, 'merchantProduct', false),
} as const satisfies Record<string, MerchantPage>;
