/** Delivery dates and charges by PIN code, as the shop's rules say now. Their code is loaded on first use. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { PinForm } from '../../components/shop/PinForm.tsx';
import { DELIVERY_COPY } from '../../core/delivery/copy.ts';
import { $pin } from '../../stores/pin.ts';
import { deliveryTo } from './delivery-text.ts';
import type { EstimateText } from './estimate.ts';

type Props = {
  /** Of the chosen variant; null: it is not made, so nothing is asked. */
  readonly sku: string | null;
  /** Shown until a PIN code is known. */
  readonly line: string;
};

export function Delivery({ sku, line }: Props) {
  const storedPin = useStore($pin, { ssr: () => '' });
  const [draft, setDraft] = useState<string | null>(null);
  const [result, setResult] = useState<EstimateText | null>(null);
  useEffect(() => {
    if (!storedPin || !sku) return;
    let isLatest = true;
    deliveryTo(storedPin, sku).then((next) => isLatest && setResult(next));
    return () => {
      isLatest = false;
    };
  }, [storedPin, sku]);
  const found = result && 'place' in result ? result : null;
  const problem = result && 'problem' in result ? result.problem : '';
  const text = draft ?? storedPin;

  async function check(): Promise<void> {
    if (!sku) return;
    const next = await deliveryTo(text, sku);
    setResult(next);
    // A code typed in the meantime stays.
    if ('place' in next) setDraft((now) => (now === text ? null : now));
  }

  return (
    <>
      <p className="text-soot">{found?.dates ?? line}</p>
      {found && (
        <ul className="mt-1 flex flex-col gap-0.5 text-caption text-soot tabular-nums">
          {found.rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
      <div className="-mb-3">
        <PinForm
          text={text}
          onText={(typed) => {
            setDraft(typed);
            setResult(null);
          }}
          onCheck={() => void check()}
          problem={problem}
          answer={found ? DELIVERY_COPY.to(found.place) : ''}
        />
      </div>
    </>
  );
}
