/** Numbered step indicator; available steps are links. */
import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { allowedStep, STEPS, type Step } from '../../core/checkout/checkout.ts';
import { CHECKOUT_COPY as SAY } from '../../core/checkout/copy.ts';
import { checkoutPath } from '../../core/shop/routes.ts';
import { goTo } from '../../stores/checkout.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { $quote, currentOffer } from '../../stores/checkout-quote.ts';

const BOX = 'flex min-h-11 flex-col gap-x-1.5 pt-2.5 text-caption sm:flex-row sm:items-baseline';

function navigate(event: MouseEvent, step: Step): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  goTo(step);
}

export function StepIndicator({ current }: { readonly current: Step }) {
  const draft = useStore($draft);
  useStore($quote);
  const here = STEPS.indexOf(current);
  return (
    <nav aria-label={SAY.steps}>
      <ol className="grid grid-cols-5 gap-x-1.5 sm:gap-x-3">
        {STEPS.map((step, index) => {
          const open = index !== here && allowedStep(step, draft, currentOffer()) === step;
          const label = (
            <>
              <span className="tabular-nums">{index + 1}</span>
              <span className="max-[21rem]:sr-only">{SAY.step[step]}</span>
              {index < here && <span className="sr-only">, {SAY.stepDone}</span>}
            </>
          );
          return (
            <li key={step} className={`border-t ${index <= here ? 'border-ink' : ''}`}>
              {open ? (
                <a
                  href={checkoutPath(step)}
                  onClick={(event) => navigate(event, step)}
                  className={`${BOX} decoration-1 underline-offset-4 hover:underline`}
                >
                  {label}
                </a>
              ) : (
                <p
                  aria-current={index === here ? 'step' : undefined}
                  className={`${BOX} ${index === here ? 'font-medium' : 'text-soot'}`}
                >
                  {label}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
