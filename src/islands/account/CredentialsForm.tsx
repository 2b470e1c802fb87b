/** Sign-in and registration: one form in two modes, so that password managers recognise both. */
import { type Ref, type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Field } from '../../components/Field.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { credentialsFault, type Field as Name, registrationOf } from '../../core/account/registration.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { ENDPOINTS } from '../../core/shop/endpoints.ts';
import { client } from '../../stores/client.ts';
import { completeSignIn } from '../../stores/session.ts';
import { messageOf } from './form-error.ts';

type Props = {
  readonly mode: 'sign-in' | 'create';
  readonly onDone: () => void;
  readonly onForgot: () => void;
  /** Ref of its first field. */
  readonly first: Ref<HTMLInputElement>;
};

const EMPTY = { name: '', email: '', password: '' };

export function CredentialsForm({ mode, onDone, onForgot, first }: Props) {
  const create = mode === 'create';
  const [values, setValues] = useState(EMPTY);
  const [error, setError] = useState('');
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const [busy, setBusy] = useState(false);

  const field = (name: Name) => ({
    name,
    value: values[name],
    wrong: wrong.includes(name),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { email, password } = values;
    const fault = credentialsFault(create ? values : { email, password });
    setError(fault?.message ?? '');
    setWrong(fault?.fields ?? []);
    if (fault) {
      form.querySelector<HTMLElement>(`[name="${fault.fields[0]}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const response = create
        ? await client(ENDPOINTS.register, { body: registrationOf(values) })
        : await client(ENDPOINTS.login, { body: { email: email.trim(), password } });
      await completeSignIn(response);
      setValues(EMPTY);
      onDone();
    } catch (cause) {
      setError(messageOf(cause, SIGN_IN_COPY.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-busy={busy}>
      <ErrorBox>{error}</ErrorBox>
      {create && <Field ref={first} label={SIGN_IN_COPY.name} autoComplete="name" required {...field('name')} />}
      <Field
        ref={create ? undefined : first}
        label={SIGN_IN_COPY.email}
        type="email"
        autoComplete={create ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('email')}
      />
      <PasswordField fresh={create} {...field('password')} />
      {!create && (
        <button type="button" onClick={onForgot} className="link -mt-2 min-h-6 self-start text-small text-soot">
          {SIGN_IN_COPY.forgot}
        </button>
      )}
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? SIGN_IN_COPY.processing : create ? SIGN_IN_COPY.create : SIGN_IN_COPY.signIn}
      </Button>
    </form>
  );
}
