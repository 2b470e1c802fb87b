/** What is in the shop: products in state shown, and their variants that are not hidden. */
import { sql } from 'drizzle-orm';
import { products } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';

export const IS_SHOWN = sql`${products.state} = 'shown'`;
export const IS_OFFERED = sql`(${IS_SHOWN} and not ${variants.hidden})`;
