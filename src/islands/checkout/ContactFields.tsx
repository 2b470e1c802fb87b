/** Fields of the draft's contact: email, name and mobile number. A signed-in shopper's email is the account's. */
import { useStore } from '@nanostores/react';
import { Field } from '../../components/Field.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import type { ContactFields as Fields } from '../../core/checkout/faults.ts';
import { ORDER } from '../../core/order/constants.ts';
import { $draft, changeContact } from '../../stores/checkout-draft.ts';
import type { Faults } from './use-faults.ts';

const SAY = CHECKOUT_COPY.contact;

type Props = {
  readonly faults: Faults;
  readonly member: boolean;
  readonly hints?: { readonly email: string; readonly phone: string };
};

export function ContactFields({ faults, member, hints = { email: SAY.emailHint, phone: SAY.phoneHint } }: Props) {
  const { contact } = useStore($draft);
  const field = (name: keyof Fields) => ({
    name,
    value: contact[name],
    error: faults.of(name),
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      faults.clear(name);
      changeContact({ [name]: target.value });
    },
  });
  return (
    <>
      {!member && (
        <Field
          label={SAY.email}
          hint={hints.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
      )}
      <Field label={SAY.name} autoComplete="name" maxLength={ORDER.nameMax} {...field('name')} />
      <Field label={SAY.phone} hint={hints.phone} type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
    </>
  );
}
