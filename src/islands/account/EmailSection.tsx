/** Changes the email address. */
import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import type { User } from '../../core/account/account.ts';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { credentialsFault } from '../../core/account/registration.ts';
import { SECURITY_COPY } from '../../core/account/security-copy.ts';
import { callAccount } from '../../stores/account.ts';
import { checkSession } from '../../stores/session.ts';
import { Form } from './Form.tsx';
import { FormError } from './form-error.ts';
import { Section } from './Section.tsx';

const WORDS = SECURITY_COPY.email;

export function EmailSection({ user }: { readonly user: User }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  async function send(): Promise<string> {
    const fault = credentialsFault({ email, password });
    if (fault) throw new FormError(fault.message);
    const message = await callAccount(ACCOUNT_ENDPOINTS.changeEmail, { body: { email: email.trim(), password } });
    setEmail('');
    setPassword('');
    await checkSession();
    return message || WORDS.done;
  }
  return (
    <Section title={WORDS.title} line={WORDS.line(user.email)}>
      <Form button={WORDS.change} send={send}>
        <Field
          label={WORDS.next}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <PasswordField label={WORDS.password} value={password} onChange={({ target }) => setPassword(target.value)} />
      </Form>
    </Section>
  );
}
