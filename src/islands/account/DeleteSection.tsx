/** Account deletion, confirmed with the password. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { SECURITY_COPY } from '../../core/account/security-copy.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { callAccount } from '../../stores/account.ts';
import { clearSession } from '../../stores/session.ts';
import { Form } from './Form.tsx';
import { FormError } from './form-error.ts';
import { Section } from './Section.tsx';

const WORDS = SECURITY_COPY.remove;

export function DeleteSection() {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  async function send(): Promise<string> {
    if (!password) throw new FormError(SIGN_IN_COPY.missingFields);
    await callAccount(ACCOUNT_ENDPOINTS.deleteMe, { body: { password } });
    clearSession();
    window.location.assign(ROUTES.landing.path);
    return WORDS.done;
  }
  return (
    <Section title={WORDS.title} line={WORDS.line}>
      {open ? (
        <Form button={WORDS.confirm} send={send} onCancel={() => setOpen(false)}>
          <PasswordField label={WORDS.password} value={password} onChange={({ target }) => setPassword(target.value)} />
        </Form>
      ) : (
        <Button kind="outline" className="text-danger" onClick={() => setOpen(true)}>
          {WORDS.open}
        </Button>
      )}
    </Section>
  );
}
