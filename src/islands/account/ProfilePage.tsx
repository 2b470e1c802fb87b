/** Name and phone. The email address has its own form, as changing it needs the password. */
import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import type { User } from '../../core/account/account.ts';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { callAccount } from '../../stores/account.ts';
import { updateUser } from '../../stores/session.ts';
import { Form } from './Form.tsx';
import { FormError } from './form-error.ts';
import { Gate } from './Gate.tsx';

const WORDS = ACCOUNT_COPY.profileForm;

function ProfileForm({ user }: { readonly user: User }) {
  const [values, setValues] = useState({ firstName: user.firstName, lastName: user.lastName, phone: user.phone });
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setValues({ ...values, [name]: target.value }),
  });
  async function send(): Promise<string> {
    if (!values.firstName.trim()) throw new FormError(SIGN_IN_COPY.missingFields);
    updateUser(await callAccount(ACCOUNT_ENDPOINTS.changeMe, { body: values }));
    return ACCOUNT_COPY.saved;
  }
  return (
    <div className="max-w-xl">
      <Form button={ACCOUNT_COPY.save} send={send}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={WORDS.firstName} autoComplete="given-name" required {...field('firstName')} />
          <Field label={WORDS.lastName} autoComplete="family-name" {...field('lastName')} />
        </div>
        <Field label={WORDS.phone} hint={WORDS.phoneHint} type="tel" autoComplete="tel" {...field('phone')} />
        <Field label={WORDS.email} hint={WORDS.emailHint} type="email" readOnly value={user.email} />
      </Form>
    </div>
  );
}

export function ProfilePage() {
  return <Gate>{(user) => <ProfileForm user={user} />}</Gate>;
}
