/** One part of the review, with the button that goes back to its step. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import type { Step } from '../../core/checkout/checkout.ts';
import { REVIEW_STEP_COPY as SAY } from '../../core/checkout/review-copy.ts';
import { checkoutPath, ROUTES } from '../../core/shop/routes.ts';
import { goTo } from '../../stores/checkout.ts';

type PartProps = { readonly name: string; readonly step: Step | null; readonly children: ReactNode };

/** step null: edited in the cart. */
export function Part({ name, step, children }: PartProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-6 border-b py-5 sm:grid-cols-[7rem_1fr_auto]">
      <h3 className="text-small text-soot">{name}</h3>
      <div className="col-start-1 min-w-0 sm:col-start-2">{children}</div>
      <ButtonLink
        kind="quiet"
        className="col-start-2 row-span-2 row-start-1 -my-2.5 min-h-11 self-start sm:col-start-3 sm:row-span-1"
        href={step ? checkoutPath(step) : ROUTES.cart.path}
        aria-label={SAY.editOf(name)}
        onClick={(event) => {
          if (!step) return;
          event.preventDefault();
          goTo(step);
        }}
      >
        {SAY.edit}
      </ButtonLink>
    </div>
  );
}

export function Rows({ rows }: { readonly rows: readonly string[] }) {
  return rows.filter(Boolean).map((row) => (
    <span key={row} className="block break-words">
      {row}
    </span>
  ));
}
