/** The steps of the checkout, and which of them may be shown. It never holds card data or passwords. */
import { readPin } from '../delivery/address.ts';
import { lacksAccess, type OfferedOptions } from './access.ts';
import type { Draft } from './draft.ts';
import { addressFaults, contactFaults } from './faults.ts';

export const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** The draft's PIN code as six digits, null without a valid one. */
export const pinOf = ({ address }: Pick<Draft, 'address'>): string | null => readPin(address.pin);

/**
 * True when the step is complete. offered is null while no quote is loaded: earlier choices then count. The review is
 * completed only by ordering.
 */
export function isComplete(step: Step, draft: Draft, offered: OfferedOptions | null): boolean {
  switch (step) {
    case 'contact':
      return contactFaults(draft.contact).length === 0;
    case 'address':
      return addressFaults(draft.address, draft.other).length === 0;
    case 'delivery':
      if (draft.agreed === '' || draft.agreed !== pinOf(draft)) return false;
      return offered?.delivery !== null && !lacksAccess(draft, offered);
    case 'payment':
      return draft.payment !== '' && offered?.payments.includes(draft.payment) !== false;
    case 'review':
      return false;
  }
}

export function firstIncomplete(draft: Draft, offered: OfferedOptions | null): Step {
  return STEPS.find((step) => !isComplete(step, draft, offered)) ?? 'review';
}

/** The requested step, or the first incomplete one before it. */
export function allowedStep(requested: Step, draft: Draft, offered: OfferedOptions | null): Step {
  const first = firstIncomplete(draft, offered);
  return STEPS.indexOf(requested) <= STEPS.indexOf(first) ? requested : first;
}

/** The step named in the URL; the first step by default. */
export function stepOf(search: string): Step {
  const requested = new URLSearchParams(search).get('step');
  return STEPS.find((step) => step === requested) ?? 'contact';
}

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'review';
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null;
