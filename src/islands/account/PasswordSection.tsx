/** Changes the password. */
import { useState } from 'react';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { credentialsFault } from '../../core/account/registration.ts';
import { SECURITY_COPY } from '../../core/account/security-copy.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { callAccount } from '../../stores/account.ts';
import { completeSignIn } from '../../stores/session.ts';
import { Form } from './Form.tsx';
import { FormError } from './form-error.ts';
import { Section } from './Section.tsx';

const WORDS = SECURITY_COPY.password;

export function PasswordSection({ email }: { readonly email: string }) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNext] = useState('');
  async function send(): Promise<string> {
    if (!currentPassword) throw new FormError(SIGN_IN_COPY.missingFields);
    const fault = credentialsFault({ password: newPassword });
    if (fault) throw new FormError(fault.message);
    const body = { currentPassword, newPassword };
    await completeSignIn(await callAccount(ACCOUNT_ENDPOINTS.changePassword, { body }));
    setCurrent('');
    setNext('');
    return WORDS.done;
  }
  return (
    <Section title={WORDS.title} line={WORDS.line}>
      <Form button={WORDS.change} send={send}>
        {/* For password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={WORDS.current}
          name="current-password"
          value={currentPassword}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <PasswordField
          fresh
          label={WORDS.next}
          name="new-password"
          value={newPassword}
          onChange={({ target }) => setNext(target.value)}
        />
      </Form>
    </Section>
  );
}
