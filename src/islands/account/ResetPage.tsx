/** Password reset page: a new password or, when the link has expired, a new email. */
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { credentialsFault } from '../../core/account/registration.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { client } from '../../stores/client.ts';
import { openPanel } from '../../stores/panel.ts';
import { checkSession } from '../../stores/session.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { Form } from './Form.tsx';
import { FormError } from './form-error.ts';

const WORDS = ACCOUNT_COPY.reset;

function Screen({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-8 pt-5 pb-16 lg:grid-cols-12 lg:pb-28">
      <div className="lg:col-span-6">
        <h1 className="max-w-[12ch] font-serif text-title">{title}</h1>
        <p className="mt-5 max-w-[44ch] text-lead text-soot">{line}</p>
      </div>
      <div className="max-w-md lg:col-span-4 lg:col-start-9 lg:max-w-none lg:pt-3">{children}</div>
    </div>
  );
}

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
      <Screen title={WORDS.title} line={WORDS.line}>
        <Skeleton className="h-24 w-full unscripted:hidden" />
        <noscript>
          <p>{ACCOUNT_COPY.noScript}</p>
        </noscript>
      </Screen>
    );
  }
  if (done !== null) {
    return (
      <Screen title={WORDS.done} line={done || WORDS.doneHint}>
        <Button onClick={() => openPanel('auth')}>{SIGN_IN_COPY.signIn}</Button>
      </Screen>
    );
  }
  if (!token) {
    return (
      <Screen title={WORDS.noToken} line={WORDS.noTokenHint}>
        <ForgotForm />
      </Screen>
    );
  }
  return (
    <Screen title={WORDS.title} line={WORDS.line}>
      <Form button={WORDS.button} send={send}>
        <PasswordField
          fresh
          label={ACCOUNT_COPY.password.next}
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
    </Screen>
  );
}
