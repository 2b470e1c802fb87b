/** Maximum width, depth and height: three fields that apply on blur. */
import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useState } from 'react';
import type { CatalogueQuery } from '../../core/catalogue/catalogue.ts';
import { LISTING_COPY } from '../../core/catalogue/copy.ts';
import { FIT_COPY } from '../../core/product/fit-copy.ts';
import type { Dimensions } from '../../core/product/product.ts';
import { NO_SPACE, type Space } from '../../core/product/space.ts';
import { $space } from '../../stores/space.ts';
import { type Change, SIZES, type SizeFilter } from './filters.ts';

type Props = {
  readonly query: Pick<CatalogueQuery, SizeFilter>;
  /** Maxima of the products, as placeholders. */
  readonly greatest: Dimensions;
  readonly onChange: (change: Change) => void;
};

const HINT = { maxWidth: 'width', maxDepth: 'depth', maxHeight: 'height' } as const;
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 4);
const textOf = (value: number | null) => (value === null ? '' : String(value));

/** Limits from the shopper's room. Products are mostly wider than deep, so the longer side limits the width. */
function roomLimits({ roomWidth, roomDepth, roomHeight }: Space): (readonly [SizeFilter, number])[] {
  const sides = [roomWidth, roomDepth].filter((side) => side !== null).sort((a, b) => b - a);
  const limits = [
    ['maxWidth', sides[0]],
    ['maxDepth', sides[1]],
    ['maxHeight', roomHeight],
  ] as const;
  return limits.flatMap(([name, size]) => (size ? [[name, size] as const] : []));
}

export function SizeLimits({ query, greatest, onChange }: Props) {
  const [drafts, setDrafts] = useState<Partial<Record<SizeFilter, string>>>({});
  const room = roomLimits(useStore($space, { ssr: () => NO_SPACE }));

  function apply(event?: SyntheticEvent): void {
    event?.preventDefault();
    const changed = SIZES.filter((side) => drafts[side] !== undefined && drafts[side] !== textOf(query[side]));
    setDrafts({});
    if (changed.length === 0) return;
    onChange(Object.fromEntries(changed.map((side) => [side, Number(drafts[side]) || null])));
  }

  return (
    <form onSubmit={apply} className="grid grid-cols-3 gap-2">
      {SIZES.map((side) => (
        <label key={side} className="min-w-0 text-caption text-soot">
          <span aria-hidden="true">{LISTING_COPY.sides[side]}</span>
          <span className="relative mt-1 block">
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={LISTING_COPY.sideLabel(LISTING_COPY.sides[side])}
              placeholder={String(Math.ceil(greatest[HINT[side]]) || '')}
              value={drafts[side] ?? textOf(query[side])}
              onChange={({ target }) => setDrafts((before) => ({ ...before, [side]: digits(target.value) }))}
              onBlur={() => apply()}
              className="h-10 w-full min-w-0 rounded-control border border-(--edge) bg-transparent pr-8 pl-2 text-small text-ink tabular-nums placeholder:text-soot"
            />
            <span className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2" aria-hidden="true">
              cm
            </span>
          </span>
        </label>
      ))}
      {room.length > 0 && (
        <button
          type="button"
          onClick={() => onChange(Object.fromEntries(room))}
          className="link col-span-3 min-h-8 text-left text-caption text-soot"
        >
          {FIT_COPY.myRoom(`${room.map(([, size]) => size).join(' × ')} cm`)}
        </button>
      )}
      <button type="submit" className="sr-only" tabIndex={-1}>
        {LISTING_COPY.size}
      </button>
    </form>
  );
}
