/** A new password for the old one. */
import { useState } from 'react';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { refusalOf } from '../../core/account/registration.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { askAccount } from '../../stores/account.ts';
import { enter } from '../../stores/session.ts';
import { Form } from './Form.tsx';
import { Refused } from './failure.ts';
import { Section } from './Section.tsx';

const WORDS = ACCOUNT_COPY.password;

export function PasswordSection({ email }: { readonly email: string }) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNext] = useState('');
  async function send(): Promise<string> {
    if (!currentPassword) throw new Refused(SIGN_IN_COPY.missingFields);
    const refusal = refusalOf({ password: newPassword });
    if (refusal) throw new Refused(refusal.message);
    const body = { currentPassword, newPassword };
    await enter(await askAccount(ACCOUNT_ENDPOINTS.changePassword, { body }));
    setCurrent('');
    setNext('');
    return WORDS.done;
  }
  return (
    <Section title={WORDS.title} line={WORDS.line}>
      <Form button={WORDS.change} send={send}>
        {/* Tells a password manager whose password it is. */}
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
