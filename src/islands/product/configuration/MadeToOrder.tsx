/** Offer of a made-to-order piece on its product page. The screen with the samples is fetched when it is opened. */
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { CHOOSER_COPY as SAY } from '../../../core/configuration/copy.ts';
import type { ConfigurationSummary } from '../../../core/configuration/summary.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { variantInAddress } from '../variant-address.ts';
import type { OpenedChooser } from './prepare-chooser.tsx';

type Props = {
  readonly slug: string;
  readonly sku: string;
  /** Where orders leave from; '' names no town. */
  readonly town: string;
  readonly summary: ConfigurationSummary;
};

type State =
  | { readonly state: 'closed' | 'opening' | 'failed' | 'gone' }
  | { readonly state: 'open'; readonly Opened: OpenedChooser };

/** Pixels: radius of a colour, and from one to the next. */
const DOT = 18;
const STEP = 44;

const NOTES = { closed: '', opening: SAY.opening, failed: SAY.failed, gone: SAY.gone, open: '' } as const;

export function MadeToOrder({ slug, sku, town, summary }: Props) {
  const root = useHydrated<HTMLDivElement>();
  const [shown, setShown] = useState<State>({ state: 'closed' });

  async function open(): Promise<void> {
    setShown({ state: 'opening' });
    try {
      // Both at once: on a slow phone each takes a second.
      const product = import('../../../stores/product.ts').then(({ fetchProduct }) => fetchProduct(slug));
      const [{ prepareChooser }, found] = await Promise.all([import('./prepare-chooser.tsx'), product]);
      const Opened = prepareChooser(found, sku, town);
      setShown(Opened ? { state: 'open', Opened } : { state: 'gone' });
    } catch (error) {
      console.warn(error);
      setShown({ state: 'failed' });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once.
  useEffect(() => {
    if (variantInAddress().startsWith(`${sku}~`)) void open();
  }, []);

  return (
    <div ref={root} className="border-t pt-6">
      <p className="label text-soot">{SAY.label}</p>
      <h2 className="mt-2 font-serif text-heading">{SAY.title}</h2>
      <svg
        className="mt-4"
        width={(summary.colours.length - 1) * STEP + 2 * DOT}
        height={2 * DOT}
        aria-hidden="true"
        focusable="false"
      >
        {summary.colours.map((colour, at) => (
          <circle
            key={colour}
            cx={DOT + at * STEP}
            cy={DOT}
            r={DOT - 0.5}
            fill={colour}
            stroke="currentColor"
            strokeOpacity={0.46}
          />
        ))}
      </svg>
      <p className="mt-4">{summary.line}</p>
      <p className="mt-0.5 text-small text-soot tabular-nums">{summary.from}</p>
      <Button
        kind="outline"
        className="mt-5 w-full unscripted:hidden"
        aria-busy={shown.state === 'opening'}
        onClick={() => void open()}
      >
        {summary.open}
      </Button>
      <p role="status" className="text-small text-soot not-empty:mt-2.5">
        {NOTES[shown.state]}
      </p>
      {shown.state === 'open' && <shown.Opened onClose={() => setShown({ state: 'closed' })} />}
    </div>
  );
}
