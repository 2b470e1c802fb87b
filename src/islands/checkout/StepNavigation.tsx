/** Next and back buttons of a step. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { type Step, stepBefore } from '../../core/checkout/checkout.ts';
import { CHECKOUT_COPY as SAY } from '../../core/checkout/copy.ts';
import { checkoutPath } from '../../core/shop/routes.ts';
import { goTo } from '../../stores/checkout.ts';

export function StepNavigation({ step, children }: { readonly step: Step; readonly children?: ReactNode }) {
  const back = stepBefore(step);
  return (
    <div
      className={`mt-4 flex flex-col items-center gap-x-8 gap-y-3 sm:flex-row-reverse ${children ? 'sm:justify-between' : 'sm:justify-end'}`}
    >
      {children}
      {back ? (
        <ButtonLink
          kind="quiet"
          className="min-h-11 text-soot"
          href={checkoutPath(back)}
          onClick={(event) => {
            event.preventDefault();
            goTo(back);
          }}
        >
          {SAY.backTo(SAY.step[back])}
        </ButtonLink>
      ) : (
        <span />
      )}
    </div>
  );
}
