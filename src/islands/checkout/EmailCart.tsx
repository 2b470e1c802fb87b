/** Asks for a letter with the cart, off by default. The code that saves the cart is loaded when it is ticked. */
import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { Checkbox } from '../../components/Checkbox.tsx';
import { SAVED_CART_COPY as SAY } from '../../core/lists/saved-cart-copy.ts';
import { $cartSaving } from '../../stores/cart-saving.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';

const start = () =>
  import('../../stores/saved-cart.ts').then(
    ({ startSavedCart }) => startSavedCart(),
    () => $cartSaving.set('failed'),
  );

export function EmailCart() {
  const { emailCart } = useStore($draft);
  const saving = useStore($cartSaving);
  const hint = useId();
  // A reloaded checkout goes on saving.
  useEffect(() => {
    if ($draft.get().emailCart) void start();
  }, []);
  function choose(checked: boolean): void {
    $cartSaving.set('idle');
    changeDraft({ emailCart: checked });
    void start();
  }
  return (
    <div>
      <Checkbox label={SAY.label} checked={emailCart} onChange={choose} describedBy={hint} />
      <p id={hint} className="max-w-[52ch] pl-8 text-caption text-soot">
        {SAY.hint}
      </p>
      <p role="status" className="flex flex-wrap items-center gap-x-4 pl-8 text-small text-danger empty:hidden">
        {saving === 'failed' && (
          <>
            {SAY.failed}
            <button type="button" className="link min-h-11" onClick={() => void start()}>
              {SAY.retry}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
