/** Asks for a letter with the cart, off by default. */
import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { Checkbox } from '../../components/Checkbox.tsx';
import { SAVED_CART_COPY as SAY } from '../../core/lists/saved-cart-copy.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';
import { $cartSaving, startSavedCart } from '../../stores/saved-cart.ts';

export function EmailCart() {
  const { emailCart } = useStore($draft);
  const saving = useStore($cartSaving);
  const hint = useId();
  // A reloaded checkout goes on saving.
  useEffect(() => {
    if ($draft.get().emailCart) startSavedCart();
  }, []);
  function choose(checked: boolean): void {
    $cartSaving.set('idle');
    changeDraft({ emailCart: checked });
    startSavedCart();
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
            <button type="button" className="link min-h-11" onClick={() => startSavedCart()}>
              {SAY.retry}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
