/** Account form: prevents double submission and shows the result in place. */
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, type ButtonKind } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { messageOf } from './form-error.ts';

type Props = {
  readonly button: string;
  readonly kind?: ButtonKind;
  /** Submits the form and returns the success message. Throws ApiError or Refused. */
  readonly send: (form: HTMLFormElement) => Promise<string>;
  readonly onCancel?: () => void;
  readonly children: ReactNode;
};

export function Form({ button, kind = 'solid', send, onCancel, children }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [message, setMessage] = useState('');

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setError('');
    setMessage('');
    try {
      setMessage(await send(form));
    } catch (cause) {
      setError(messageOf(cause, COPY.error.generic));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-5">
      <ErrorBox>{error}</ErrorBox>
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" kind={kind} disabled={busy}>
          {busy ? ACCOUNT_COPY.saving : button}
        </Button>
        {onCancel && (
          <Button kind="quiet" className="min-h-11" onClick={onCancel}>
            {ACCOUNT_COPY.cancel}
          </Button>
        )}
        <p role="status" className="text-small text-success">
          {message}
        </p>
      </div>
    </form>
  );
}
