/** An order that the back office took by phone, as the browser reads it. Pure. */
import { number, text } from '../order/line-reader.ts';
import { asObject } from '../shop/read.ts';

/** link: of the order's page, where the shopper pays; a path when the shop does not know its origin. */
export type TakenOrder = { readonly number: string; readonly total: number; readonly link: string };

export function readTakenOrder(body: unknown): TakenOrder | null {
  const object = asObject(body);
  if (!object || !text(object, 'number')) return null;
  return { number: text(object, 'number'), total: number(object, 'total'), link: text(object, 'link') };
}
