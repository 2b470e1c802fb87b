/** The page of an invoice: its measures and data. */
import { dayText, indiaDay } from '../../core/delivery/delivery.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Site as Seller } from '../../core/shop/site.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { ParcelRow } from '../../db/orders/parcels.ts';
import type { LineRow, OrderRow } from '../../db/orders/rows.ts';
import { PAGE } from '../../media/pdf-document.ts';

export const LEFT = PAGE.margin;

export const RIGHT = PAGE.width - PAGE.margin;

export const HALF = 300;

export const BOTTOM = PAGE.height - 110;

/** Right edges of the numeric columns in points; hsn is a left edge. */
export const AT = { hsn: 252, quantity: 314, price: 372, taxable: 438, rate: 476, amount: RIGHT } as const;

export const sum = (amount: number) => exactMoney(amount, true);

export const yearText = (at: Date) => `${dayText(indiaDay(at))} ${indiaDay(at).slice(0, 4)}`;

/** Data shown in the document. */
export type InvoiceData = {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly parcels: readonly ParcelRow[];
  readonly seller: Seller | undefined;
  readonly brand: Brand;
  /** Refunded so far, in minor units. */
  readonly refunded: number;
};
