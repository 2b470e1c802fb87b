/** Return request: products, reason and attachments. */
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { ORDER } from '../../core/order/constants.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { ATTACHMENT_COPY } from '../../core/order/return-attachments-copy.ts';
import {
  chosenLines,
  EMPTY_RETURN,
  type ReturnDraft,
  type ReturnFaults,
  returnFaults,
  returnOf,
} from '../../core/order/return-form.ts';
import { returnAmount, returnLines } from '../../core/order/return-lines.ts';
import { RETURNS_COPY as SAY } from '../../core/order/returns-copy.ts';
import { amountText, isCashDue } from '../../core/order/view.ts';
import { requestReturn } from '../../stores/order-changes.ts';
import { AttachmentFields } from './AttachmentFields.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { ReturnReasons } from './ReturnReasons.tsx';
import { useAttachments } from './use-attachments.ts';
import { useSubmit } from './use-submit.ts';

/** Focuses the first invalid field; its error is read with it. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

type Props = {
  readonly order: OrderView;
  /** The piece that is chosen first, '' for none. */
  readonly sku: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function ReturnDialog({ order, sku, open, onClose }: Props) {
  const lines = returnLines(order);
  const first = sku || (lines.length === 1 ? lines[0]?.sku : '');
  const [draft, setDraft] = useState<ReturnDraft>({ ...EMPTY_RETURN, chosen: first ? { [first]: 1 } : {} });
  const [faults, setFaults] = useState<ReturnFaults>({});
  const { busy, failure, submit, reset } = useSubmit();
  const sent = useAttachments(order);
  const id = useId();
  const chosen = chosenLines(draft);

  /** Clears errors that the change has fixed; new ones appear only on submit. */
  function change(part: Partial<ReturnDraft>): void {
    const next = { ...draft, ...part };
    const now = returnFaults({ ...next, files: sent.ids }, lines);
    setDraft(next);
    setFaults({
      ...(faults.lines && now.lines && { lines: now.lines }),
      ...(faults.reason && now.reason && { reason: now.reason }),
      ...(faults.files && now.files && { files: now.files }),
      ...(faults.evidence && now.evidence && { evidence: now.evidence }),
    });
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const whole = { ...draft, files: sent.ids };
    const wrong = { ...returnFaults(whole, lines), ...(sent.sending && { files: ATTACHMENT_COPY.wait }) };
    setFaults(wrong);
    reset();
    if (Object.keys(wrong).length > 0) return focusFault(event.currentTarget);
    await submit(async () => {
      await requestReturn(order, returnOf(whole));
      onClose();
    });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={SAY.title}
      closeLabel={ORDER_PAGE_COPY.close}
      footer={
        <div className="flex flex-col gap-4">
          {failure && <ErrorBox>{failure}</ErrorBox>}
          {chosen.length > 0 && draft.reason && (
            <p role="status" className="text-small text-soot tabular-nums">
              {(isCashDue(order) ? SAY.off : SAY.refund)(
                amountText(order, returnAmount(order, { reason: draft.reason, lines: chosen })),
              )}
            </p>
          )}
          <Button type="submit" form={id} disabled={busy} className="w-full">
            {busy ? SAY.busy : SAY.send}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} aria-busy={busy} className="flex flex-col gap-9 py-7">
        <p className="text-soot">{SAY.line}</p>
        <ReturnLines
          lines={lines}
          chosen={draft.chosen}
          fault={faults.lines}
          which={SAY.which}
          quantityOf={SAY.quantityOf}
          madeToOrder={SAY.madeToOrder}
          onChange={(chosen) => change({ chosen })}
        />
        <ReturnReasons reason={draft.reason} fault={faults.reason} onChange={(reason) => change({ reason })} />
        <AttachmentFields
          reason={draft.reason}
          sent={sent}
          links={draft.evidence}
          // Uploads finished since the last check count.
          faults={sent.sending || sent.ids.length === 0 ? faults : { evidence: faults.evidence ?? {} }}
          onChange={(evidence) => change({ evidence })}
        />
        <label className="flex flex-col gap-1.5 text-small font-medium">
          {SAY.note}
          <textarea
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
            maxLength={ORDER.noteMax}
            rows={4}
            className="w-full rounded-control border border-(--edge) bg-paper p-3.5 text-body font-normal focus:border-ink"
          />
        </label>
      </form>
    </Dialog>
  );
}
