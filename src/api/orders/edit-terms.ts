/** What an edit of an order depends on besides the order: the rules of delivery, and its payment method. */
import type { EditTerms } from '../../db/orders/edit-plan.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import type { OrderDeps } from './deps.ts';

const methodOf = ({ paymentMethods }: OrderDeps, { payment }: OrderRow) =>
  paymentMethods.find(({ id }) => id === payment);

export const termsFor = (deps: OrderDeps, order: OrderRow): EditTerms => ({
  rules: deps.rules,
  takes: (amount) => methodOf(deps, order)?.takes(amount) ?? false,
});

/** Minutes for which the pieces are held anew when the order costs this total; null: no limit. */
export const holdFor = (deps: OrderDeps, order: OrderRow, total: number): number | null =>
  methodOf(deps, order)?.waitMinutes({ total, proven: false }) ?? null;
