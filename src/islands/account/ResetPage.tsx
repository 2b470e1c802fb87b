/** Password reset page: a new password or, when the link has expired, a new email. */
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { credentialsFault } from '../../core/account/registration.ts';
import { RESET_COPY as WORDS } from '../../core/account/reset-copy.ts';
import { SECURITY_COPY } from '../../core/account/security-copy.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { client } from '../../stores/client.ts';
import { openPanel } from '../../stores/panel.ts';
import { checkSession } from '../../stores/session.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { Form } from './Form.tsx';
import { FormError } from './form-error.ts';
import { ResetScreen } from './ResetScreen.tsx';

/**
 * Reads the token from the fragment (see resetPath()) and removes it from the URL, so that it stays out of history and
 * referrers.
 */
function takeToken(): string {
  const url = new URL(window.location.href);
  const token = new URLSearchParams(url.hash.slice(1)).get('token') ?? '';
  url.hash = '';
  history.replaceState(history.state, '', url);
  return token;
}

export function ResetPage() {
  const [token, setToken] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const found = takeToken();
      setToken((known) => found || known || '');
    };
    read();
    // Opening another reset link on this page changes only the fragment.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  async function send(): Promise<string> {
    const fault = credentialsFault({ password });
    if (fault) throw new FormError(fault.message);
    setDone(await client(ACCOUNT_ENDPOINTS.resetPassword, { body: { token, password } }));
    // The reset ended every session, this browser's included.
    await checkSession();
    return '';
  }

  if (token === null) {
    return (
      <ResetScreen title={WORDS.title} line={WORDS.line}>
        <Skeleton className="h-24 w-full unscripted:hidden" />
        <noscript>
          <p>{ACCOUNT_COPY.noScript}</p>
        </noscript>
      </ResetScreen>
    );
  }
  if (done !== null) {
    return (
      <ResetScreen title={WORDS.done} line={done || WORDS.doneHint}>
        <Button onClick={() => openPanel('auth')}>{SIGN_IN_COPY.signIn}</Button>
      </ResetScreen>
    );
  }
  if (!token) {
    return (
      <ResetScreen title={WORDS.noToken} line={WORDS.noTokenHint}>
        <ForgotForm />
      </ResetScreen>
    );
  }
  return (
    <ResetScreen title={WORDS.title} line={WORDS.line}>
      <Form button={WORDS.button} send={send}>
        <PasswordField
          fresh
          label={SECURITY_COPY.password.next}
          name="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Form>
      <details className="mt-10 border-t pt-2">
        <summary className="link flex min-h-11 items-center text-small text-soot">{WORDS.again}</summary>
        <div className="pt-3">
          <ForgotForm />
        </div>
      </details>
    </ResetScreen>
  );
}
