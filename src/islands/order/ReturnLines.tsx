/** Products and quantities to return or to cancel. */
import { useId, useState } from 'react';
import { Picture } from '../../components/Picture.tsx';
import { QuantityStepper } from '../../components/QuantityStepper.tsx';
import { dayText } from '../../core/delivery/delivery.ts';
import type { PickableLine } from '../../core/order/return-lines.ts';
import { RETURNS_COPY } from '../../core/order/returns-copy.ts';

const THUMBNAIL_MAX = 320;

type Props = {
  readonly lines: readonly PickableLine[];
  readonly chosen: Readonly<Record<string, number>>;
  readonly fault: string | undefined;
  /** The question, and the name of a quantity field. */
  readonly which: string;
  readonly quantityOf: (name: string) => string;
  /** Said of pieces that were made to order; '' for nothing. */
  readonly madeToOrder: string;
  readonly onChange: (chosen: Readonly<Record<string, number>>) => void;
};

export function ReturnLines({ lines, chosen, fault, which, quantityOf, madeToOrder: caution, onChange }: Props) {
  const id = useId();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  return (
    <fieldset aria-describedby={fault ? id : undefined}>
      <legend className="font-serif text-heading">{which}</legend>
      {fault && (
        <p id={id} className="mt-2 text-small text-danger">
          {fault}
        </p>
      )}
      <ul className="mt-4 border-t">
        {lines.map(({ sku, name, variant, quantity, madeToOrder, picture, until }) => {
          const many = chosen[sku] ?? 0;
          return (
            <li key={sku} className="border-b py-4">
              <label className="grid grid-cols-[20px_56px_1fr] items-center gap-4">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={many > 0}
                  aria-invalid={fault ? true : undefined}
                  onChange={({ target }) => onChange({ ...chosen, [sku]: target.checked ? 1 : 0 })}
                />
                {picture ? (
                  <Picture picture={picture} sizes="56px" max={THUMBNAIL_MAX} alt="" className="h-17.5 w-14" />
                ) : (
                  <span className="h-17.5 w-14 bg-linen" />
                )}
                <span>
                  {name}
                  <span className="block text-caption text-soot">{variant}</span>
                  {until && (
                    <span className="block text-caption text-soot">{RETURNS_COPY.lineUntil(dayText(until))}</span>
                  )}
                  {madeToOrder && caution && <span className="block text-caption text-soot">{caution}</span>}
                </span>
              </label>
              {many > 0 && quantity > 1 && (
                <div className="mt-3 flex flex-wrap items-center gap-x-3 pl-28 text-small text-soot">
                  <QuantityStepper
                    small
                    value={many}
                    min={1}
                    max={quantity}
                    label={quantityOf(name)}
                    onChange={(next) => onChange({ ...chosen, [sku]: Math.min(next, quantity) })}
                    onFault={(reason) => setRefused({ ...refused, [sku]: reason })}
                    faultId={`${id}-${sku}`}
                  />
                  {RETURNS_COPY.of(quantity)}
                  <p id={`${id}-${sku}`} role="status" className="basis-full text-danger not-empty:mt-2">
                    {refused[sku]}
                  </p>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
