/** One product of an order. */
import { NoPicture } from '../../components/NoPicture.tsx';
import { Picture } from '../../components/Picture.tsx';
import { dayText } from '../../core/delivery/delivery.ts';
import type { SoldLineView } from '../../core/order/line-reader.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { RETURNS_COPY } from '../../core/order/returns-copy.ts';
import { amountText } from '../../core/order/view.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { productPath } from '../../core/shop/routes.ts';

const THUMBNAIL_MAX = 480;

type RowProps = {
  readonly order: OrderView;
  readonly line: SoldLineView;
  readonly onReview: (line: SoldLineView) => void;
  /** Opens the return of the piece; left out where one button is for all pieces. */
  readonly onReturn?: (sku: string) => void;
};

/** The return of a piece, with its own last day; nothing where none can be requested. */
function ReturnLink({ order, line, onReturn }: Pick<RowProps, 'order' | 'line' | 'onReturn'>) {
  const until = order.returnable.find(({ sku }) => sku === line.sku)?.until;
  if (!until || !onReturn) return null;
  return (
    <p className="text-small text-soot">
      <button
        type="button"
        aria-label={RETURNS_COPY.pieceOf(line.name)}
        onClick={() => onReturn(line.sku)}
        className="link min-h-11 text-ink"
      >
        {RETURNS_COPY.piece}
      </button>{' '}
      {RETURNS_COPY.pieceUntil(dayText(until))}
    </p>
  );
}

export function PieceRow({ order, line, onReview, onReturn }: RowProps) {
  const sample = isSampleOrder(order);
  // The piece with the sample's choice selected.
  const href = productPath(line.slug) + (sample ? `?variant=${encodeURIComponent(line.sku)}` : '');
  return (
    <li className="grid grid-cols-[88px_1fr] gap-5 border-b py-6 sm:grid-cols-[120px_1fr]">
      {line.picture ? (
        <Picture
          picture={line.picture}
          sizes="(min-width: 40rem) 120px, 88px"
          max={THUMBNAIL_MAX}
          alt=""
          className="aspect-4/5 w-full"
        />
      ) : (
        <NoPicture className="aspect-4/5 w-full" />
      )}
      <div className="flex min-w-0 flex-col">
        <div className="flex justify-between gap-x-5">
          <h3 className="text-body">
            <a href={href} className="decoration-1 underline-offset-4 hover:underline">
              {line.name}
            </a>
          </h3>
          <p className="whitespace-nowrap tabular-nums">{sample ? SAY.free : amountText(order, line.amount)}</p>
        </div>
        <p className="mt-1 text-small text-soot">
          {line.variant && <span className="block">{line.variant}</span>}
          {!sample && (
            <span className="block tabular-nums">{SAY.quantity(line.quantity, amountText(order, line.price))}</span>
          )}
          {line.madeToOrder && <span className="block">{SAY.madeToOrder}</span>}
        </p>
        <div className="no-print mt-auto flex flex-wrap items-baseline gap-x-6">
          {order.deliveredAt && !sample && (
            <button type="button" onClick={() => onReview(line)} className="link min-h-11 text-small">
              {SAY.review}
              <span className="sr-only"> : {line.name}</span>
            </button>
          )}
          <ReturnLink order={order} line={line} {...(onReturn && { onReturn })} />
        </div>
      </div>
    </li>
  );
}
