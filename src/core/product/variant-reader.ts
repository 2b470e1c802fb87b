/** Reads the options and variants of a product, with their prices and stock. */
import { readLead } from '../delivery/lead-reader.ts';
import { readPicture } from '../images/reader.ts';
import { fromMajor, type Money, readCurrency } from '../shop/money.ts';
import { asFlag, asNumber, asObject, asText, firstText, type Json, textList } from '../shop/read.ts';
import type { ProductOption, Variant } from './product.ts';
import { variantName } from './variant.ts';

export function readMoney(value: unknown, currency: unknown): Money | null {
  const object = asObject(value);
  const amount = asNumber(object ? object.amount : value);
  const money = amount === null ? null : fromMajor(amount, readCurrency(object?.currency ?? currency));
  return money !== null && money.amount > 0 ? money : null;
}

export function readOptions(value: unknown): ProductOption[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const object = asObject(item);
    const name = object && asText(object.name);
    if (!name || !Array.isArray(object.values)) return [];
    const values = object.values.flatMap((entry) => {
      const named: Json = asObject(entry) ?? { name: entry };
      const text = asText(named.name);
      const swatch = asText(named.swatch);
      return text ? [{ name: text, swatch: swatch && /^#[\da-f]{3,8}$/i.test(swatch) ? swatch : null }] : [];
    });
    return values.length > 0 ? [{ name, values }] : [];
  });
}

export function readVariants(value: unknown, currency: unknown, alt: string): Variant[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const object = asObject(item);
    const sku = object && firstText(object, 'sku', '_id', 'id');
    if (!sku) return [];
    const stock = readStock(object.stock);
    return [
      {
        id: firstText(object, '_id', 'id') ?? sku,
        sku: asText(object.sku) ?? sku,
        values: textList(object.values),
        price: readMoney(object.price, currency),
        originalPrice: readMoney(object.originalPrice, currency),
        stock: stock.quantity,
        inStock: stock.inStock,
        ...readLead(object),
        picture: readPicture(object.image, alt),
      },
    ];
  });
}

/** Accepts {isInStock, quantity}, a number, a flag or nothing (then in stock). */
export function readStock(value: unknown): { inStock: boolean; quantity: number | null } {
  const object = asObject(value);
  const quantity = asNumber(object ? object.quantity : typeof value === 'boolean' ? null : value);
  const whole = quantity === null ? null : Math.max(0, Math.floor(quantity));
  if (object && object.isInStock !== undefined) return { inStock: asFlag(object.isInStock), quantity: whole };
  if (typeof value === 'boolean') return { inStock: value, quantity: null };
  return { inStock: whole === null || whole > 0, quantity: whole };
}

/** Name of the variant at a price, one in stock where there are several; null without one. */
export function variantAt(variants: readonly Variant[], price: Money | null): string | null {
  const [first, ...others] = variants.filter((variant) => variant.price?.amount === price?.amount);
  const found = [first, ...others].find((variant) => variant?.inStock) ?? first;
  return (found && variantName(found)) || null;
}
