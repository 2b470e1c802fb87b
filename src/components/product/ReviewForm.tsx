/** Form for reviewing a product. The page supplies sender and proof of purchase. */
import { type SubmitEvent, useState } from 'react';
import { REVIEW } from '../../core/product/constants.ts';
import { EMPTY_REVIEW, type ReviewDraft, reviewFaults } from '../../core/product/review.ts';
import { REVIEW_FORM_COPY as SAY } from '../../core/product/review-form-copy.ts';
import { ApiError } from '../../core/shop/api-error.ts';
import { COPY } from '../../core/shop/copy.ts';
import { Button } from '../Button.tsx';
import { ErrorBox } from '../ErrorBox.tsx';
import { Field } from '../Field.tsx';
import { StarField } from './StarField.tsx';
import { TextField } from './TextField.tsx';

type Props = {
  /** The product's name. */
  readonly name: string;
  /** Returns the server's message. Throws ApiError. */
  readonly send: (draft: ReviewDraft) => Promise<string>;
  readonly onClose: () => void;
};

export function ReviewForm({ name, send, onClose }: Props) {
  const [draft, setDraft] = useState<ReviewDraft>(EMPTY_REVIEW);
  const [faults, setFaults] = useState<ReturnType<typeof reviewFaults>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [thanks, setThanks] = useState('');

  function change(part: Partial<ReviewDraft>): void {
    const next = { ...draft, ...part };
    const now = reviewFaults(next);
    setDraft(next);
    setFaults({
      ...(faults.rating && now.rating && { rating: now.rating }),
      ...(faults.text && now.text && { text: now.text }),
      ...(faults.name && now.name && { name: now.name }),
    });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const wrong = reviewFaults(draft);
    setFaults(wrong);
    setFailure('');
    if (Object.keys(wrong).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    try {
      setThanks(await send(draft));
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : COPY.error.generic);
    } finally {
      setBusy(false);
    }
  }

  if (thanks) {
    return (
      <div className="flex flex-col items-start gap-7 py-10">
        <p role="status" className="max-w-[18ch] font-serif text-name">
          {thanks}
        </p>
        <Button kind="outline" onClick={onClose}>
          {SAY.close}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-7 py-7">
      <p className="font-serif text-heading">{SAY.of(name)}</p>
      <StarField value={draft.rating} error={faults.rating} onChange={(rating) => change({ rating })} />
      <Field
        label={SAY.heading}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
        maxLength={REVIEW.titleMax}
      />
      <TextField value={draft.text} error={faults.text} onChange={(text) => change({ text })} />
      <Field
        label={SAY.name}
        hint={SAY.nameHint}
        error={faults.name}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        maxLength={REVIEW.nameMax}
        autoComplete="off"
      />
      <p className="text-small text-soot">{SAY.moderation}</p>
      {failure && <ErrorBox>{failure}</ErrorBox>}
      <Button type="submit" disabled={busy}>
        {busy ? SAY.sending : SAY.send}
      </Button>
    </form>
  );
}
