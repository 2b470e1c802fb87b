/** What was the result of asking to be written to. */
import { useEffect, useRef } from 'react';
import type { WatchState } from '../../core/lists/watch.ts';
import { WATCH_COPY as SAY } from '../../core/lists/watch-copy.ts';

/** States that leave nothing to send. */
export const ENDED: ReadonlySet<string> = new Set([
  'sent',
  'waiting',
  'already',
  'inStock',
  'gone',
] satisfies WatchState[]);

/** Takes the place of the form, and the focus of its button. */
export function WatchEnded({ state }: { readonly state: WatchState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, text } = SAY.states[state];
  return (
    <div className="border-l-2 border-success bg-linen p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-heading outline-none">
        {title}
      </h2>
      <p className="mt-1.5 max-w-[46ch] text-small text-soot">{text}</p>
      {state === 'inStock' && (
        <button type="button" className="link mt-1 min-h-11 text-small" onClick={() => window.location.reload()}>
          {SAY.reload}
        </button>
      )}
    </div>
  );
}
