/** What delivery of the cart costs and when it arrives, by PIN code. Its code is loaded on first use. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { PinForm } from '../../components/shop/PinForm.tsx';
import type { Cart } from '../../core/cart/cart.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { DELIVERY_COPY as SAY } from '../../core/delivery/copy.ts';
import { $pin, storePin } from '../../stores/pin.ts';
import { estimate, useEstimate } from './use-estimate.ts';

export function CartDelivery({ cart }: { readonly cart: Cart }) {
  const pin = useStore($pin, { ssr: () => '' });
  const [draft, setDraft] = useState<string | null>(null);
  const [result, setResult] = useEstimate(pin, cart);
  const found = result && 'pin' in result ? result : null;
  const problem = result && 'problem' in result ? result.problem : '';
  const text = draft ?? pin;

  async function check(): Promise<void> {
    const next = await estimate(text, cart);
    setResult(next);
    if ('problem' in next) return;
    storePin(next.pin);
    setDraft(null);
  }

  if (!found || draft !== null)
    return (
      <div className="text-small">
        <p className="text-soot">{CART_COPY.shippingNote}</p>
        <PinForm
          text={text}
          onText={(typed) => {
            setDraft(typed);
            setResult(null);
          }}
          onCheck={() => void check()}
          problem={problem}
          answer=""
        />
      </div>
    );
  return (
    <div aria-live="polite" className="text-small">
      <dl className="flex flex-col gap-1 tabular-nums">
        {found.rows.map(([name, amount]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-caption text-soot">
        <span>
          {SAY.to(`${found.pin}, ${found.place}`)}. {found.dates}.
        </span>
        <button type="button" onClick={() => setDraft(found.pin)} className="link min-h-6">
          {SAY.changePin}
        </button>
      </p>
      {found.note && <p className="text-caption text-soot">{found.note}</p>}
    </div>
  );
}
