/** Who calls: email, name, phone. */
import { Field } from '../../../components/Field.tsx';
import { CHECKOUT } from '../../../core/checkout/constants.ts';
import type { ContactFields } from '../../../core/checkout/faults.ts';
import type { OrderDraft } from '../../../core/merchant/order-draft.ts';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';

type Props = {
  readonly contact: ContactFields;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<OrderDraft>, field: string) => void;
};

export function BuyerFields({ contact, faultOf, onChange }: Props) {
  const field = (name: keyof ContactFields) => ({
    name,
    value: contact[name],
    error: faultOf(name),
    autoComplete: 'off',
    maxLength: CHECKOUT.fieldMax,
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ contact: { ...contact, [name]: target.value } }, name),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={SAY.name} {...field('name')} />
      <Field label={SAY.phone} type="tel" inputMode="tel" {...field('phone')} />
      <Field
        label={SAY.email}
        hint={SAY.emailHint}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        className="sm:col-span-2"
        {...field('email')}
      />
    </div>
  );
}
