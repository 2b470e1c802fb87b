/** Form of a step: error summary, fields, and navigation. */
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { type Step, stepAfter } from '../../core/checkout/checkout.ts';
import { CHECKOUT_COPY as SAY } from '../../core/checkout/copy.ts';
import type { Fault } from '../../core/checkout/faults.ts';
import { goTo } from '../../stores/checkout.ts';
import { FaultSummary, focusField } from './FaultSummary.tsx';
import { StepNavigation } from './StepNavigation.tsx';
import type { Faults } from './use-faults.ts';

type Props = {
  readonly step: Exclude<Step, 'review'>;
  readonly faults: Faults;
  /** Current faults, in the order of the form. */
  readonly check: () => readonly Fault[];
  /** Called when valid, before the next step is shown. */
  readonly onDone?: () => void;
  readonly children: ReactNode;
};

export function StepForm({ step, faults, check, onDone, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = check();
    faults.set(found);
    if (found.length > 0) {
      focusField(form.current, found[0]?.field);
      return;
    }
    onDone?.();
    goTo(stepAfter(step));
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FaultSummary faults={faults.list} form={form} />
      {children}
      <StepNavigation step={step}>
        <Button type="submit" className="w-full sm:w-auto">
          {SAY.next[step]}
        </Button>
      </StepNavigation>
    </form>
  );
}
