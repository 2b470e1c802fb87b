/** Orders of a small shop and the calls of its merchant, for tests of the back office. */
import { variants } from '../../src/db/schema/variants.ts';
import { buy, call } from './buyer.ts';
import { clearTables } from './clear-tables.ts';
import type { OpenShop } from './open-shop.ts';

export const OFFICE_KEY = 'a key that only the merchant knows';
export const AS_OFFICE = { authorization: `Bearer ${OFFICE_KEY}` };
export const LAMPS = [{ sku: 'HRN-1', quantity: 1 }];

export function officeOrders(shop: OpenShop) {
  const ask = (url: string, payload?: unknown) => call(shop.app, url, payload, AS_OFFICE);
  const act = (number: string, what: string, payload: unknown) =>
    ask(`/api/merchant/orders/${number}/${what}`, payload);
  return {
    ask,
    act,
    /** Removes all orders and fills the stock. */
    async clear() {
      await clearTables(shop.database.db, 'orders', 'order_keys', 'invoice_series');
      await shop.database.db.update(variants).set({ stock: 500 });
    },
    async place(more: object = {}): Promise<{ number: string; token: string; total: number }> {
      const { status, json, text } = await buy(shop.app, LAMPS, more as { coupon?: string });
      if (status !== 200) throw new Error(text);
      return json;
    },
    async go(number: string, ...states: string[]) {
      for (const state of states) {
        const { status, text } = await act(number, 'state', { state });
        if (status !== 200) throw new Error(text);
      }
    },
  };
}
