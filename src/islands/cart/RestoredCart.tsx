/** Brings back the cart of a letter's link, and says what became of it. Loaded with such a link only. */
import { useEffect, useRef, useState } from 'react';
import { RESTORE_COPY as SAY } from '../../core/lists/restore-copy.ts';
import { restoreTokenOf } from '../../core/lists/saved-cart.ts';
import { type Restored, restoreCart } from '../../stores/restore-cart.ts';

const EDGE = { restored: 'border-success', expired: 'border-brass', failed: 'border-danger' } as const;

function textOf(result: Restored) {
  if (result.state !== 'restored') return SAY[result.state];
  if (!result.any) return SAY.nothing;
  return result.notes.length > 0 ? SAY.partly : SAY.restored;
}

export default function RestoredCart() {
  const [result, setResult] = useState<Restored | null>(null);
  const token = useRef('');

  async function restore(): Promise<void> {
    setResult(null);
    setResult(await restoreCart(token.current));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per link.
  useEffect(() => {
    token.current = restoreTokenOf(window.location.hash) ?? '';
    // The link is used once: a reload restores nothing again.
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
    void restore();
  }, []);

  const notes = result?.state === 'restored' ? result.notes : [];
  return (
    <div
      role="status"
      aria-busy={!result}
      className={`mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-2 bg-linen p-5 ${result ? EDGE[result.state] : 'border-stone'}`}
    >
      {result ? (
        <div className="max-w-[62ch]">
          <p className="font-serif text-heading">{textOf(result).title}</p>
          <p className="mt-1 text-small text-soot">{textOf(result).text}</p>
          {notes.length > 0 && (
            <ul className="mt-2 text-small">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <p className="py-3 text-soot">{SAY.busy} …</p>
      )}
      {result?.state === 'failed' && (
        <button type="button" onClick={restore} className="link min-h-11 text-small font-medium">
          {SAY.retry}
        </button>
      )}
    </div>
  );
}
