/** Whole number between two buttons. Typing accepts digits only; the change is reported when the input is complete. */
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { parseQuantity } from '../core/cart/cart.ts';
import { COPY } from '../core/shop/copy.ts';
import { Icon } from './Icon.tsx';

type Props = {
  readonly value: number;
  /** 0 allows removing the line. */
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly onChange: (value: number) => void;
  readonly small?: boolean;
};

export function QuantityStepper({ value, min, max, label, onChange, small = false }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const side = `grid place-items-center transition-colors hover:bg-ink/5 disabled:text-ink/35 disabled:hover:bg-transparent ${small ? 'w-9' : 'w-12'}`;

  function settle(): void {
    const parsed = draft === null ? null : parseQuantity(draft);
    setDraft(null);
    if (parsed !== null && parsed !== value) onChange(Math.max(min, parsed));
  }

  return (
    <div className={`inline-flex items-stretch rounded-control border border-(--edge) ${small ? 'h-9' : 'h-12'}`}>
      <button
        type="button"
        className={side}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        aria-label={`${COPY.product.fewer}: ${label}`}
      >
        <Icon of={Minus} size={16} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required
        aria-label={label}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
        className={`min-w-0 bg-transparent text-center text-small tabular-nums ${small ? 'w-9' : 'w-12'}`}
      />
      <button
        type="button"
        className={side}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        aria-label={`${COPY.product.more}: ${label}`}
      >
        <Icon of={Plus} size={16} />
      </button>
    </div>
  );
}
