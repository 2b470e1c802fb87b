/** Lines of the order, with a review button after delivery. */
import type { SoldLineView } from '../../core/order/line-reader.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { SAMPLE_ORDER } from '../../core/samples/order-copy.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { PieceRow } from './PieceRow.tsx';

type Props = { readonly order: OrderView; readonly onReview: (line: SoldLineView) => void };

export function Lines({ order, onReview }: Props) {
  return (
    <section aria-labelledby="pieces">
      <h2 id="pieces" className="font-serif text-heading">
        {isSampleOrder(order) ? SAMPLE_ORDER.pieces : SAY.pieces}
      </h2>
      <ul className="mt-5 border-t">
        {order.lines.map((line) => (
          <PieceRow key={line.sku} order={order} line={line} onReview={onReview} />
        ))}
      </ul>
    </section>
  );
}
