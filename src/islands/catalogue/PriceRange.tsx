/** Lowest and highest price as two fields that tell when they are left; swapped ends are put right. */
import { type SyntheticEvent, useEffect, useState } from 'react';
import { CATALOGUE } from '../../core/constants.ts';
import { COPY } from '../../core/copy.ts';
import type { Change } from './filters.ts';

type Props = {
  readonly min: number | null;
  readonly max: number | null;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly onChange: (change: Change) => void;
};

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9);
const numberOf = (text: string) => (text === '' ? null : Number(text));
const FIELD =
  'h-10 w-full min-w-0 rounded-control border border-(--edge) bg-transparent pr-2 pl-6 text-small tabular-nums placeholder:text-soot';

export function PriceRange({ min, max, bounds, onChange }: Props) {
  const [low, setLow] = useState('');
  const [high, setHigh] = useState('');
  useEffect(() => {
    setLow(min === null ? '' : String(min));
    setHigh(max === null ? '' : String(max));
  }, [min, max]);

  function tell(event?: SyntheticEvent): void {
    event?.preventDefault();
    const ends = [numberOf(low), numberOf(high)] as const;
    const [from, to] = ends[0] !== null && ends[1] !== null && ends[0] > ends[1] ? [ends[1], ends[0]] : ends;
    if (from !== min || to !== max) onChange({ minPrice: from, maxPrice: to });
  }

  const field = (label: string, value: string, set: (text: string) => void, hint: number) => (
    <span className="relative flex-1">
      <span
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-small text-soot"
        aria-hidden="true"
      >
        ₹
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        placeholder={String(hint)}
        value={value}
        onChange={(event) => set(digits(event.target.value))}
        onBlur={() => tell()}
        className={FIELD}
      />
    </span>
  );

  return (
    <form onSubmit={tell} className="flex items-center gap-2">
      {field(COPY.catalogue.minPrice, low, setLow, bounds.min || CATALOGUE.minPrice)}
      <span className="text-soot" aria-hidden="true">
        –
      </span>
      {field(COPY.catalogue.maxPrice, high, setHigh, bounds.max || CATALOGUE.maxPrice)}
      <button type="submit" className="sr-only" tabIndex={-1}>
        {COPY.catalogue.price}
      </button>
    </form>
  );
}
