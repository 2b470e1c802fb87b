/** Requests a password reset email. The response is the same for every address. */
import { type Ref, type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Field } from '../../components/Field.tsx';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { credentialsFault } from '../../core/account/registration.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { client } from '../../stores/client.ts';
import { messageOf } from './form-error.ts';

export function ForgotForm({ first }: { readonly first?: Ref<HTMLInputElement> }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (state === 'busy') return;
    const fault = credentialsFault({ email });
    setError(fault?.message ?? '');
    if (fault) return;
    setState('busy');
    try {
      await client(ACCOUNT_ENDPOINTS.forgotPassword, { body: { email: email.trim() } });
      setState('sent');
    } catch (cause) {
      setError(messageOf(cause, COPY.error.generic));
      setState('asking');
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ErrorBox>{error}</ErrorBox>
      <div role="status" className="empty:-mb-5">
        {state === 'sent' && (
          <p className="border-l-2 border-success bg-success/8 px-4 py-3 text-small">{SIGN_IN_COPY.linkSent}</p>
        )}
      </div>
      <Field
        ref={first}
        label={SIGN_IN_COPY.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        wrong={error !== ''}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" disabled={state === 'busy'} className="w-full">
        {state === 'busy' ? SIGN_IN_COPY.processing : SIGN_IN_COPY.sendLink}
      </Button>
    </form>
  );
}
