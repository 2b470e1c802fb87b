/** The place of a step whose code is loading, or could not be loaded. */
import { Button } from '../../components/Button.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { Step } from '../../core/checkout/checkout.ts';
import { CHECKOUT_COPY as SAY } from '../../core/checkout/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { StepHeading } from './StepHeading.tsx';

/** Trying again reloads the page, because some browsers keep a failed module. What was typed is stored in the tab. */
export function StepNotLoaded({ step }: { readonly step: Step }) {
  return (
    <>
      <StepHeading step={step} />
      <div role="alert">
        <p className="font-serif text-heading">{SAY.away.title}</p>
        <p className="mt-3 max-w-[46ch] text-soot">{SAY.away.line}</p>
        <Button className="mt-6" onClick={() => window.location.reload()}>
          {COPY.error.retry}
        </Button>
      </div>
    </>
  );
}

export function StepLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {SAY.loading}
      </p>
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
