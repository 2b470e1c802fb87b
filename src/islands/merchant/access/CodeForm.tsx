/** One field for a code of the authenticator app, or a recovery code. */
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Field } from '../../../components/Field.tsx';
import { OFFICE_COPY } from '../../../core/merchant/office-copy.ts';
import { SECOND_FACTOR_COPY as SAY } from '../../../core/merchant/second-factor-copy.ts';
import { useAction } from '../use-action.ts';

type Props = {
  readonly button: string;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly send: (code: string) => Promise<void>;
  readonly children?: ReactNode;
};

export function CodeForm({ button, hint, autoFocus = false, send, children }: Props) {
  const [code, setCode] = useState('');
  const { busy, error, run } = useAction();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (code.trim() !== '') run(() => send(code));
  }

  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="flex max-w-sm flex-col gap-5">
      <ErrorBox>{error}</ErrorBox>
      <Field
        label={SAY.code}
        hint={hint}
        name="code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputMode={hint ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
        className="tabular-nums"
      />
      <Button type="submit" disabled={busy} className="self-start">
        {busy ? OFFICE_COPY.saving : button}
      </Button>
      {children}
    </form>
  );
}
