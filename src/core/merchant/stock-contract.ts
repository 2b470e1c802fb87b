/** Calls about stock and prices of variants. */

import { z } from 'zod';
import { CATALOGUE } from '../catalogue/constants.ts';
import { minorPrice } from '../shop/price-shapes.ts';
import { count, minor, skuText } from '../shop/value-shapes.ts';
import { IMPORT, STOCK_LIST } from './constants.ts';
import { MERCHANT_COPY as SAY } from './copy.ts';
import { STOCK_SORTS } from './stock.ts';
import { stockRowShape } from './stock-shapes.ts';

const page = z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1);

export const STOCK_CONTRACT = {
  stock: {
    summary: 'Variants with price and stock; below filters by stock. Without page: all of them',
    merchant: true,
    query: z.object({
      below: z.coerce.number().int().min(0).max(IMPORT.maxStock).optional(),
      q: z.string().max(100).optional(),
      sort: z.enum(STOCK_SORTS).default('name'),
      page: page.unwrap().optional(),
      pageSize: z.coerce.number().int().min(1).max(STOCK_LIST.maxPageSize).default(STOCK_LIST.pageSize),
    }),
    response: z.strictObject({
      rows: z.array(stockRowShape),
      /** Stores that keep pieces: those at which orders are collected. */
      stores: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
      total: count,
      page: count,
      pageSize: count,
    }),
  },
  changeStock: {
    summary: 'Sets or adds stock, and sets prices (minor units), of one variant',
    merchant: true,
    params: z.object({ sku: skuText }),
    body: z
      .object({
        stock: count.max(IMPORT.maxStock).optional(),
        /** Stock as displayed when it was edited; required with stock. A mismatch returns 409. */
        seen: count.optional(),
        add: z.int().min(-IMPORT.maxStock).max(IMPORT.maxStock).optional(),
        price: minorPrice.optional(),
        /** Price as displayed when it was edited; a mismatch returns 409. */
        seenPrice: minor.optional(),
        originalPrice: minorPrice.nullable().optional(),
      })
      .refine(({ stock, add }) => stock === undefined || add === undefined, SAY.setOrAdd)
      .refine(({ stock, seen }) => stock === undefined || seen !== undefined, SAY.noSeen),
    response: stockRowShape,
  },
  changeStoreStock: {
    summary: 'Sets how many pieces of a variant stand in a store; they are part of its stock',
    merchant: true,
    params: z.object({ sku: skuText, store: z.string().min(1).max(64) }),
    /** seen: as displayed when it was edited; a mismatch returns 409. */
    body: z.object({ stock: count.max(IMPORT.maxStock), seen: count.optional() }),
    response: stockRowShape,
  },
} as const;
