/** Reads an order's draft as a tab has stored it. Pure. */
import { readChoices } from '../delivery/slot-reader.ts';
import { readTerms } from '../delivery/terms.ts';
import { readPicture } from '../images/reader.ts';
import { asNumber, asObject, asText } from '../shop/read.ts';
import { type DraftLine, EMPTY_ORDER, type OrderDraft } from './order-draft.ts';

const texts = <Key extends string>(value: unknown, empty: Readonly<Record<Key, string>>): Record<Key, string> => {
  const object = asObject(value);
  return Object.fromEntries(
    Object.keys(empty).map((key) => [key, typeof object?.[key] === 'string' ? object[key] : '']),
  ) as Record<Key, string>;
};

function readLine(value: unknown): DraftLine | null {
  const object = asObject(value);
  const sku = asText(object?.sku);
  const quantity = asNumber(object?.quantity);
  const price = asNumber(object?.price);
  if (!object || !sku || !quantity || price === null) return null;
  const { slug, name, variant } = texts(object, { slug: '', name: '', variant: '' });
  const picture = readPicture(object.picture, name);
  return { sku, quantity, price, slug, name, variant, picture, most: asNumber(object.most) ?? quantity };
}

/** Parses a stored draft. Invalid fields become empty; never throws. */
export function readOrderDraft(stored: string | undefined): OrderDraft {
  try {
    const object = asObject(JSON.parse(stored ?? ''));
    if (!object) return EMPTY_ORDER;
    const lines = Array.isArray(object.lines) ? object.lines.map(readLine).filter((line) => line !== null) : [];
    return {
      lines,
      contact: texts(object.contact, EMPTY_ORDER.contact),
      address: texts(object.address, EMPTY_ORDER.address),
      ...texts(object, { gstin: '', coupon: '', payment: '', building: '' }),
      delivery: readTerms(object.delivery),
      slots: readChoices(object.slots),
    };
  } catch {
    return EMPTY_ORDER;
  }
}
