/** Row types of the order tables. */
import type { orderEvents, orderLines, orders, returns } from '../schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;
export type ReturnRow = typeof returns.$inferSelect;
