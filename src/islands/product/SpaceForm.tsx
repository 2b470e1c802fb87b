/** The shopper's measurements of door and room, stored on this device, with the fit of this product. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type FitPiece, fitOf } from '../../core/product/fit.ts';
import { FIT_COPY, fitText } from '../../core/product/fit-copy.ts';
import { NO_SPACE, SPACE_SIDES, type SpaceSide } from '../../core/product/space.ts';
import { $space, storeSpace } from '../../stores/space.ts';
import { useHydrated } from '../use-hydrated.ts';

const textOf = (value: number | null) => (value === null ? '' : String(value));

export function SpaceForm({ piece }: { readonly piece: FitPiece }) {
  const space = useStore($space, { ssr: () => NO_SPACE });
  const [drafts, setDrafts] = useState<Partial<Record<SpaceSide, string>>>({});
  const fit = fitOf(piece, space);
  const root = useHydrated<HTMLFormElement>();

  function settle(side: SpaceSide): void {
    const text = drafts[side];
    if (text === undefined) return;
    setDrafts((before) => ({ ...before, [side]: undefined }));
    storeSpace({ ...$space.get(), [side]: Number(text) || null });
  }

  return (
    <form
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        for (const side of SPACE_SIDES) settle(side);
      }}
    >
      <h3 className="text-body font-medium">{FIT_COPY.yours}</h3>
      <p className="mt-1 text-small text-soot">{FIT_COPY.yoursLine}</p>
      <div className="mt-5 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-5">
        {SPACE_SIDES.map((side) => (
          <label key={side} className="text-caption text-soot">
            <span aria-hidden="true">{FIT_COPY.labels[side]}</span>
            <span className="relative mt-1 block">
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                aria-label={FIT_COPY.inCentimetres(FIT_COPY.labels[side])}
                value={drafts[side] ?? textOf(space[side])}
                onChange={({ target }) =>
                  setDrafts((before) => ({ ...before, [side]: target.value.replace(/\D/g, '').slice(0, 4) }))
                }
                onBlur={() => settle(side)}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') settle(side);
                }}
                className="h-11 w-full min-w-0 rounded-control border border-(--edge) bg-transparent pr-9 pl-2.5 text-small text-ink tabular-nums"
              />
              <span className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2" aria-hidden="true">
                cm
              </span>
            </span>
          </label>
        ))}
      </div>
      <p
        role="status"
        className={`mt-4 min-h-7 text-lead ${fit.state === 'too' ? 'text-clay' : 'text-success'}`}
        data-fit-answer={fit.state}
      >
        {fitText(fit)}
      </p>
      {fit.state !== 'unknown' && (
        <button type="button" onClick={() => storeSpace(NO_SPACE)} className="link min-h-8 text-small text-soot">
          {FIT_COPY.forget}
        </button>
      )}
      <button type="submit" className="sr-only" tabIndex={-1}>
        {FIT_COPY.title}
      </button>
    </form>
  );
}
