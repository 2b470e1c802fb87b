/** One line of an order's draft. */
import { useId, useState } from 'react';
import { NoPicture } from '../../../components/NoPicture.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { QuantityStepper } from '../../../components/QuantityStepper.tsx';
import type { DraftLine } from '../../../core/merchant/order-draft.ts';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';
import { exactMoney } from '../../../core/shop/money.ts';

const ACTION = 'link min-h-11 text-small';

type RowProps = {
  readonly line: DraftLine;
  readonly swapped: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onSwap: () => void;
  readonly onRemove: () => void;
};

export function DraftRow({ line, swapped, onQuantity, onSwap, onRemove }: RowProps) {
  const [fault, setFault] = useState('');
  const id = useId();
  const { picture, name, variant, sku, price, quantity, most } = line;
  const piece = [name, variant].filter(Boolean).join(', ');
  return (
    <li className="flex gap-4 border-b py-4">
      {picture ? (
        <Picture picture={picture} sizes="64px" max={320} alt="" className="h-20 w-16 shrink-0" />
      ) : (
        <NoPicture className="h-20 w-16 shrink-0" />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-4">
          {name}
          <span className="text-small whitespace-nowrap tabular-nums">{exactMoney(price * quantity)}</span>
        </p>
        <p className="text-small text-soot">{[variant, sku].filter(Boolean).join(', ')}</p>
        <p className="text-small text-soot tabular-nums">{SAY.each(exactMoney(price))}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          <QuantityStepper
            small
            value={quantity}
            min={1}
            max={Math.max(most, quantity)}
            label={SAY.quantityOf(piece)}
            faultId={id}
            onFault={setFault}
            onChange={onQuantity}
          />
          <button type="button" className={ACTION} aria-label={swapped ? SAY.keep : SAY.swapOf(piece)} onClick={onSwap}>
            {swapped ? SAY.keep : SAY.swap}
          </button>
          <button type="button" className={ACTION} aria-label={SAY.removeOf(piece)} onClick={onRemove}>
            {SAY.remove}
          </button>
        </div>
        <p id={id} role="status" className="text-caption text-danger">
          {fault}
        </p>
      </div>
    </li>
  );
}
