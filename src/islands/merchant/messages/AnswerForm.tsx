/** Form of an answer that is emailed. What is typed stays until it is sent or cancelled, and after undo. */

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { FIELD_BOX, FieldFrame } from '../../../components/FieldFrame.tsx';
import { MESSAGE_LIST } from '../../../core/merchant/constants.ts';
import { MESSAGES_COPY as SAY } from '../../../core/merchant/messages-copy.ts';
import { FormButtons } from '../FormButtons.tsx';

type Props = {
  readonly email: string;
  readonly first: string;
  /** Sends the answer; returns the reason when it could not. */
  readonly send: (text: string) => Promise<string>;
  readonly onClose: () => void;
};

export function AnswerForm({ email, first, send, onClose }: Props) {
  const [text, setText] = useState(first);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError('');
    const reason = await send(text.trim());
    setBusy(false);
    if (reason) setError(reason);
  }

  return (
    <form onSubmit={submit} aria-busy={busy} className="mt-5 flex max-w-[62ch] flex-col gap-4">
      <ErrorBox>{error}</ErrorBox>
      <FieldFrame label={SAY.label(email)} hint={SAY.left(MESSAGE_LIST.answerMax - text.length)}>
        {(marks) => (
          <textarea
            {...marks}
            ref={field}
            rows={7}
            maxLength={MESSAGE_LIST.answerMax}
            data-unsaved={text.trim() !== '' || undefined}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && text.trim() === '' && onClose()}
            className={`${FIELD_BOX} h-auto px-3.5 py-2.5`}
          />
        )}
      </FieldFrame>
      <FormButtons
        label={busy ? SAY.saving : SAY.send}
        cancel={SAY.cancel}
        disabled={busy || text.trim() === ''}
        onClose={onClose}
      />
    </form>
  );
}
