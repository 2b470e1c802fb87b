/** The lines of the order with pictures and sums. While it is packed, each line can be ticked. */
import { useState } from 'react';
import { NoPicture } from '../../../components/NoPicture.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { shownSku } from '../../../core/configuration/key.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';
import { amountText } from '../../../core/order/view.ts';
import { OrderSums } from './OrderSums.tsx';

const THUMBNAIL_MAX = 320;

export function PieceList({ order }: { readonly order: OfficeOrder }) {
  const [packed, setPacked] = useState<ReadonlySet<string>>(new Set());
  const packing = order.state === 'confirmed';
  const tick = (sku: string, on: boolean) =>
    setPacked((now) => new Set(on ? [...now, sku] : [...now].filter((one) => one !== sku)));
  return (
    <section aria-labelledby="pieces">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="pieces" className="font-serif text-heading">
          {SAY.pieces}
        </h2>
        {packing && (
          <p role="status" className="text-small text-soot tabular-nums">
            {SAY.packedOf(packed.size, order.lines.length)}
          </p>
        )}
      </div>
      <ul className="mt-4 border-t">
        {order.lines.map(({ sku, name, variant, quantity, price, amount, picture, madeToOrder }) => (
          <li
            key={sku}
            data-step={packing || undefined}
            className={`relative flex gap-4 border-b py-4 transition-opacity ${packed.has(sku) ? 'opacity-55' : ''}`}
          >
            {picture ? (
              <Picture picture={picture} sizes="64px" max={THUMBNAIL_MAX} alt="" className="h-20 w-16 shrink-0" />
            ) : (
              <NoPicture className="h-20 w-16 shrink-0" />
            )}
            <div className="min-w-0 flex-1">
              <p>{name}</p>
              <p className="text-small text-soot">{variant}</p>
              <p className="mt-1 text-caption text-soot">
                {SAY.sku} {shownSku(sku)}
                {madeToOrder && `, ${SAY.madeToOrder.toLowerCase()}`}
              </p>
            </div>
            <p className="text-right tabular-nums">
              <span className="block whitespace-nowrap text-small">
                <b className="text-body font-medium">{quantity}</b> × {amountText(order, price)}
              </span>
              <span className="block text-small text-soot">{quantity > 1 && amountText(order, amount)}</span>
            </p>
            {packing && (
              <label className="-my-1 grid size-11 shrink-0 place-items-center after:absolute after:inset-0">
                <input
                  type="checkbox"
                  className="relative z-10 size-6"
                  checked={packed.has(sku)}
                  aria-label={SAY.inParcel(`${name} ${variant}`.trim())}
                  onChange={({ target }) => tick(sku, target.checked)}
                />
              </label>
            )}
          </li>
        ))}
      </ul>
      <OrderSums order={order} />
    </section>
  );
}
