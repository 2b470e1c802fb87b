/** Price range: a rail with two handles, and two fields that apply on blur. Swapped bounds are reordered. */
import { type SyntheticEvent, useState } from 'react';
import { CATALOGUE } from '../../core/catalogue/constants.ts';
import { LISTING_COPY } from '../../core/catalogue/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { groupDigits } from '../../core/shop/digits.ts';
import { toMajor, toMinor } from '../../core/shop/money.ts';
import type { Change } from './filters.ts';

/** Amounts in minor units; the fields take whole rupees. */
type Props = {
  readonly min: number | null;
  readonly max: number | null;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly onChange: (change: Change) => void;
};

/** Steps of the rail: fine enough for low prices, coarse enough for touch. */
const STEPS = 100;
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9);
const numberOf = (text: string) => (text === '' ? null : Number(text));
const minorOf = (rupees: number | null) => (rupees === null ? null : toMinor(rupees));
const textOf = (minor: number | null) => (minor === null ? '' : String(toMajor(minor)));
/** With Indian separators while the field is not edited: '1,89,000'. */
const grouped = (text: string) => (text === '' ? '' : groupDigits(Number(text)));
const FIELD =
  'h-10 w-full min-w-0 rounded-control border border-(--edge) bg-transparent pr-2 pl-6 text-small tabular-nums placeholder:text-soot';

/** Non-linear scale: half of the rail covers the lowest eighth of the prices, where most products are. */
const EXPONENT = 3;

export function PriceRange({ min, max, bounds, onChange }: Props) {
  const [low, setLow] = useState(textOf(min));
  const [high, setHigh] = useState(textOf(max));
  const [edited, setEdited] = useState('');
  /** The field whose text is not applied yet: a limit set elsewhere does not replace it. */
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState({ min, max });
  if (known.min !== min || known.max !== max) {
    setKnown({ min, max });
    if (typed !== COPY.catalogue.minPrice) setLow(textOf(min));
    if (typed !== COPY.catalogue.maxPrice) setHigh(textOf(max));
  }

  const least = toMajor(bounds.min) || CATALOGUE.minPrice;
  const most = toMajor(bounds.max) || CATALOGUE.maxPrice;
  const stepOf = (price: number) => {
    const share = (price - least) / Math.max(1, most - least);
    return Math.round(STEPS * Math.max(0, Math.min(1, share)) ** (1 / EXPONENT));
  };
  /** Rounded to the nearest hundred, except the ends. */
  const priceAt = (step: number) => {
    const price = least + (most - least) * (step / STEPS) ** EXPONENT;
    return step === STEPS ? most : Math.max(least, Math.round(price / 100) * 100);
  };
  const from = stepOf(numberOf(low) ?? least);
  const to = stepOf(numberOf(high) ?? most);

  function apply(event?: SyntheticEvent): void {
    event?.preventDefault();
    setTyped('');
    const ends = [numberOf(low), numberOf(high)] as const;
    const [lower, upper] = ends[0] !== null && ends[1] !== null && ends[0] > ends[1] ? [ends[1], ends[0]] : ends;
    const change = { minPrice: minorOf(lower), maxPrice: minorOf(upper) };
    if (change.minPrice !== min || change.maxPrice !== max) onChange(change);
  }

  const handle = (label: string, step: number, slide: (step: number) => void, price: number) => (
    <input
      type="range"
      min={0}
      max={STEPS}
      value={step}
      aria-label={label}
      aria-valuetext={`₹${groupDigits(price)}`}
      onChange={({ target }) => slide(Number(target.value))}
      onPointerUp={() => apply()}
      onKeyUp={() => apply()}
      onBlur={() => apply()}
      className="range-handle"
    />
  );

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
        placeholder={groupDigits(hint)}
        value={edited === label ? value : grouped(value)}
        onFocus={() => setEdited(label)}
        onChange={(event) => {
          setTyped(label);
          set(digits(event.target.value));
        }}
        onBlur={() => {
          setEdited('');
          apply();
        }}
        className={FIELD}
      />
    </span>
  );

  return (
    <form onSubmit={apply}>
      <div className="range-rail" style={{ '--from': from / STEPS, '--to': to / STEPS } as Record<string, number>}>
        {handle(
          LISTING_COPY.cheapest,
          from,
          (step) => setLow(step === 0 ? '' : String(priceAt(Math.min(step, to)))),
          numberOf(low) ?? least,
        )}
        {handle(
          LISTING_COPY.dearest,
          to,
          (step) => setHigh(step === STEPS ? '' : String(priceAt(Math.max(step, from)))),
          numberOf(high) ?? most,
        )}
      </div>
      <div className="mt-2 flex items-center gap-2">
        {field(COPY.catalogue.minPrice, low, setLow, least)}
        <span className="text-soot" aria-hidden="true">
          –
        </span>
        {field(COPY.catalogue.maxPrice, high, setHigh, most)}
      </div>
      <button type="submit" className="sr-only" tabIndex={-1}>
        {COPY.catalogue.price}
      </button>
    </form>
  );
}
