/** The steps after the first one: fetched when the shopper begins with the first, or opens the checkout at a later step. */
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import type { Step } from '../../core/checkout/checkout.ts';
import { AddressStep } from './AddressStep.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';

export type LaterProps = {
  readonly step: Exclude<Step, 'contact'>;
  readonly help: Contact;
  /** The shop offers cash on delivery. */
  readonly cash: boolean;
};

export default function LaterSteps({ step, help, cash }: LaterProps) {
  switch (step) {
    case 'address':
      return <AddressStep />;
    case 'delivery':
      return <DeliveryStep help={help} />;
    case 'payment':
      return <PaymentStep help={help} cash={cash} />;
    case 'review':
      return <ReviewStep />;
  }
}
