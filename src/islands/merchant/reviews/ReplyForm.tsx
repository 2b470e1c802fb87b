/** Form of the shop's reply to a review. What is typed stays until it is saved or cancelled. */

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { FIELD_BOX, FieldFrame } from '../../../components/FieldFrame.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { OfficeReview } from '../../../core/merchant/review.ts';
import { REVIEWS_COPY as SAY } from '../../../core/merchant/reviews-copy.ts';
import { REVIEW } from '../../../core/product/constants.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { FormButtons } from '../FormButtons.tsx';
import { messageOf } from '../message-of.ts';

type Props = {
  readonly review: OfficeReview;
  readonly onSaved: (reply: string) => void;
  readonly onClose: () => void;
};

export function ReplyForm({ review: { id, reply }, onSaved, onClose }: Props) {
  const [text, setText] = useState(reply);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save(wanted: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await callMerchant(MERCHANT_ENDPOINTS.replyReview, { params: { id }, body: { text: wanted } });
      onSaved(wanted);
      onClose();
    } catch (cause) {
      setError(messageOf(cause, SAY.offline, SAY.notSaved));
      setBusy(false);
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(text.trim());
  };

  return (
    <form onSubmit={submit} aria-busy={busy} className="mt-5 flex max-w-[62ch] flex-col gap-4">
      <ErrorBox>{error}</ErrorBox>
      <FieldFrame label={SAY.replyLabel} hint={SAY.left(REVIEW.replyMax - text.length)}>
        {(marks) => (
          <textarea
            {...marks}
            ref={field}
            rows={4}
            maxLength={REVIEW.replyMax}
            data-unsaved={text.trim() !== reply || undefined}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && text.trim() === reply && onClose()}
            className={`${FIELD_BOX} h-auto px-3.5 py-2.5`}
          />
        )}
      </FieldFrame>
      <FormButtons
        label={busy ? SAY.saving : SAY.save}
        cancel={SAY.cancel}
        disabled={busy || text.trim() === '' || text.trim() === reply}
        onClose={onClose}
      >
        {reply && (
          <Button kind="quiet" className="min-h-11" onClick={() => save('')}>
            {SAY.remove}
          </Button>
        )}
      </FormButtons>
    </form>
  );
}
