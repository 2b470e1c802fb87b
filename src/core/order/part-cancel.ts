/** Cancelling a part of an order: what stays, and what the shopper is shown before confirming. Pure; amounts are minor units. */
import type { WantedLine } from '../checkout/offer.ts';
import { type Currency, readCurrency } from '../shop/money.ts';
import { asObject, asText, textList } from '../shop/read.ts';
import { number } from './line-reader.ts';

/** The lines that stay; null when pieces are not in the order, or when nothing would stay. */
export function linesLeft(lines: readonly WantedLine[], cancelled: readonly WantedLine[]): WantedLine[] | null {
  const counted = new Map<string, number>();
  for (const { sku, quantity } of cancelled) counted.set(sku, (counted.get(sku) ?? 0) + quantity);
  const left = lines.map(({ sku, quantity }) => ({ sku, quantity: quantity - (counted.get(sku) ?? 0) }));
  const known = [...counted.keys()].every((sku) => lines.some((line) => line.sku === sku));
  if (!known || left.some(({ quantity }) => quantity < 0)) return null;
  const stays = left.filter(({ quantity }) => quantity > 0);
  return stays.length > 0 ? stays : null;
}

/** was, total: before and after. back: goes back to the shopper. changes: one sentence each. problem: why it cannot be done; null when it can. */
export type PartCancelQuote = {
  readonly currency: Currency;
  readonly was: number;
  readonly total: number;
  readonly back: number;
  readonly changes: readonly string[];
  readonly problem: string | null;
};

export function readPartCancel(body: unknown): PartCancelQuote | null {
  const object = asObject(body);
  if (!object || typeof object.total !== 'number') return null;
  return {
    currency: readCurrency(object.currency),
    was: number(object, 'was'),
    total: number(object, 'total'),
    back: number(object, 'back'),
    changes: textList(object.changes),
    problem: asText(object.problem),
  };
}
