/** The checkout: one step at a time, with the order summary beside it. */
import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { Step } from '../../core/checkout/checkout.ts';
import { CHECKOUT_COPY as SAY } from '../../core/checkout/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { $cart, EMPTY_CART } from '../../stores/cart.ts';
import { $step, startCheckout } from '../../stores/checkout.ts';
import { $placing, startPlacing } from '../../stores/place-order.ts';
import { Changes } from './Changes.tsx';
import { ContactStep } from './ContactStep.tsx';
import { EmptyCheckout, ShopLinks } from './EmptyCheckout.tsx';
import { PendingOrder } from './PendingOrder.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { FoldedSummary, Summary } from './Summary.tsx';

type Props = { readonly help: Contact; readonly cash: boolean };

const fetchLaterSteps = () => import('./LaterSteps.tsx');
const LaterSteps = lazy(() => fetchLaterSteps().catch(() => ({ default: StepNotLoaded })));

/** Trying again reloads the page, because some browsers keep a failed module. What was typed is stored in the tab. */
function StepNotLoaded({ step }: { readonly step: Step }) {
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

function StepLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {SAY.loading}
      </p>
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

function Current({ step, ...props }: Props & { readonly step: Step }) {
  if (step === 'contact') return <ContactStep />;
  return (
    <Suspense fallback={<StepLoading />}>
      <LaterSteps step={step} {...props} />
    </Suspense>
  );
}

/** Two columns with different backgrounds: the step on the left, the summary on the right. */
function Split({ top, beside, children }: Partial<Record<'top' | 'beside' | 'children', ReactNode>>) {
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

function Steps(props: Props) {
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

export function CheckoutPage(props: Props) {
  const cart = useStore($cart, { ssr: () => EMPTY_CART });
  const placing = useStore($placing);
  // The first render must match the prerendered empty checkout.
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    const stops = [startPlacing(), startCheckout()];
    setAlive(true);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  if (!alive || placing.state === 'done') {
    const done = placing.state === 'done';
    return (
      <div className="unscripted:hidden" aria-busy="true">
        <Split>
          <p role="status" className={done ? 'pt-10 font-serif text-name' : 'sr-only'}>
            {done ? SAY.review.placed : SAY.loading}
          </p>
          {done ? (
            <p className="mt-3 text-soot">{SAY.review.placedHint}</p>
          ) : (
            <Skeleton className="mt-24 h-72 w-full" />
          )}
        </Split>
      </div>
    );
  }
  if (cart.length === 0) {
    return (
      <Split beside={<ShopLinks />}>
        <PendingOrder />
        <EmptyCheckout />
      </Split>
    );
  }
  return <Steps {...props} />;
}
