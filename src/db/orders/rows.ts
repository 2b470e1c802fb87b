/** Row types of the order tables. */

import type { orderEvents } from '../schema/order-history.ts';
import type { orderLines } from '../schema/order-lines.ts';
import type { orders } from '../schema/orders.ts';
import type { returns } from '../schema/returns.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;
export type ReturnRow = typeof returns.$inferSelect;
