/**
 * Whole number between two buttons. A typed quantity is reported when the field is left or Enter is pressed; one that
 * is refused stays until the field is left, and its reason is reported with each key.
 */
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { CART_COPY } from '../core/cart/copy.ts';
import { parseQuantity } from '../core/cart/quantity.ts';
import { COPY } from '../core/shop/copy.ts';
import { Icon } from './Icon.tsx';

type Props = {
  readonly value: number;
  /** Of the buttons: 0 allows removing the line. */
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly onChange: (value: number) => void;
  /** The reason why the typed quantity is refused, '' when it is not. */
  readonly onFault: (reason: string) => void;
  /** Id of the live region that shows the reason. */
  readonly faultId: string;
  readonly small?: boolean;
};

/** The reason why a text is no quantity; '' for a quantity. */
function faultOf(text: string): string {
  const parsed = parseQuantity(text);
  return typeof parsed === 'number' ? '' : CART_COPY.quantityFaults[parsed];
}

export function QuantityStepper(props: Props) {
  const { value, min, max, label, onChange, onFault, faultId, small = false } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const refused = Boolean(draft && faultOf(draft));
  const side = `grid place-items-center transition-colors hover:bg-ink/5 disabled:text-ink/35 disabled:hover:bg-transparent ${small ? 'w-9' : 'w-12'}`;

  function type(text: string): void {
    setDraft(text);
    // An emptied field is about to be typed in.
    onFault(text.trim() && faultOf(text));
  }

  function settle(left: boolean): void {
    if (draft === null) return;
    const parsed = parseQuantity(draft);
    const typed = typeof parsed === 'number';
    if (typed || left) setDraft(null);
    onFault(faultOf(draft));
    if (typed && parsed !== value) onChange(parsed);
  }

  function step(to: number): void {
    onFault('');
    onChange(to);
  }

  return (
    <div className={`inline-flex items-stretch rounded-control border border-(--edge) ${small ? 'h-9' : 'h-12'}`}>
      <button
        type="button"
        className={side}
        disabled={value <= min}
        onClick={() => step(value - 1)}
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
        maxLength={12}
        aria-invalid={refused}
        aria-describedby={faultId}
        onChange={({ target }) => type(target.value)}
        onBlur={() => settle(true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(false);
        }}
        className={`min-w-0 bg-transparent text-center text-small tabular-nums aria-invalid:text-danger ${small ? 'w-9' : 'w-12'}`}
      />
      <button
        type="button"
        className={side}
        disabled={value >= max}
        onClick={() => step(value + 1)}
        aria-label={`${COPY.product.more}: ${label}`}
      >
        <Icon of={Plus} size={16} />
      </button>
    </div>
  );
}
