/** The steps of checkout, of which one is open. */
import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import type { Step } from '../../core/checkout/checkout.ts';
import { $step } from '../../stores/checkout.ts';
import { Changes } from './Changes.tsx';
import { ContactStep } from './ContactStep.tsx';
import { FoldedSummary } from './FoldedSummary.tsx';
import { PendingOrder } from './PendingOrder.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { StepLoading, StepNotLoaded } from './StepNotLoaded.tsx';
import { Summary } from './Summary.tsx';

type Props = { readonly help: Contact; readonly cash: boolean };

const fetchLaterSteps = () => import('./LaterSteps.tsx');

const LaterSteps = lazy(() => fetchLaterSteps().catch(() => ({ default: StepNotLoaded })));

function Current({ step, ...props }: Props & { readonly step: Step }) {
  if (step === 'contact') return <ContactStep />;
  return (
    <Suspense fallback={<StepLoading />}>
      <LaterSteps step={step} {...props} />
    </Suspense>
  );
}

/** Two columns with different backgrounds: the step on the left, the summary on the right. */
export function Split({ top, beside, children }: Partial<Record<'top' | 'beside' | 'children', ReactNode>>) {
  return (
    <div className="split min-h-dvh max-lg:flex max-lg:flex-col">
      <div className="pt-(--header)">
        {top}
        <div className="split-form pt-6 pb-16 lg:pt-5">{children}</div>
      </div>
      <div className={`bg-linen ${top ? '' : 'flex-1'}`}>{beside}</div>
    </div>
  );
}

export function Steps(props: Props) {
  const { step } = useStore($step);
  // The next steps are fetched while the first one is filled in. A failure is shown where they are needed.
  useEffect(() => {
    const prefetch = () => void fetchLaterSteps().catch(() => {});
    document.addEventListener('focusin', prefetch, { once: true });
    return () => document.removeEventListener('focusin', prefetch);
  }, []);
  return (
    <Split top={<FoldedSummary />} beside={<Summary />}>
      <StepIndicator current={step} />
      <div className="pt-10 lg:pt-14">
        <PendingOrder />
        <Changes />
        <Current step={step} {...props} />
      </div>
    </Split>
  );
}
