/** Edits an order before it is packed: pieces, address, phone and GSTIN, with what that costs before it is saved. */
import { type SubmitEvent, useId, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Field } from '../../../components/Field.tsx';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { ORDER_DRAFT_COPY as DRAFT } from '../../../core/merchant/order-draft-copy.ts';
import { exactMoney } from '../../../core/shop/money.ts';
import { DraftLines } from '../draft/DraftLines.tsx';
import { PlaceFields } from '../draft/PlaceFields.tsx';
import { Sums } from '../draft/Sums.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { Difference } from './Difference.tsx';
import { useEdit } from './use-edit.ts';

const SAY = DRAFT.edit;

type Props = {
  readonly order: OfficeOrder;
  readonly onSaved: (order: OfficeOrder) => void;
  readonly onClose: () => void;
  /** Forgets what was typed. */
  readonly onDiscard: () => void;
  /** What was typed stays while the dialog is closed. */
  readonly open: boolean;
};

export function EditDialog({ order, onSaved, onClose, onDiscard, open }: Props) {
  const edit = useEdit(order, onSaved);
  const { draft, change, changed, faults, price, busy, fault, conflict } = edit;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const faultOf = (field: string) => faults.find((one) => one.field === field)?.message;
  const quote = price.data;
  const problem = changed ? (quote?.problem ?? '') : '';

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await edit.save();
    // The first field with a fault gets the focus once its message is there.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const footer = (
    <div className="max-h-[45dvh] overflow-y-auto" aria-busy={price.asking}>
      {quote && changed ? (
        <>
          <Sums quote={quote} totalName={SAY.total} totalLine={SAY.was(exactMoney(quote.was))} brief />
          {!quote.problem && <Difference order={order} quote={quote} />}
        </>
      ) : (
        <p className="text-small text-soot">{price.asking ? DRAFT.asking : changed ? SAY.incomplete : SAY.unchanged}</p>
      )}
      <p role="status" className="sr-only">
        {quote && changed && !price.asking && `${SAY.total}: ${exactMoney(quote.total)}`}
      </p>
      <ErrorBox>{fault || price.fault || problem}</ErrorBox>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          type="submit"
          form={id}
          disabled={busy || !changed || conflict !== null || problem !== ''}
          className="max-sm:flex-1"
        >
          {busy ? SAY.saving : SAY.save}
        </Button>
        {changed && (
          <Button kind="quiet" className="min-h-11" disabled={busy} onClick={onDiscard}>
            {SAY.discard}
          </Button>
        )}
      </div>
    </div>
  );

  return (
    <>
      {/* Closed or open: leaving the page would lose it. */}
      {changed && <span hidden data-unsaved />}
      <Dialog open={open} onClose={onClose} title={SAY.title} closeLabel={SAY.close} footer={footer}>
        <form ref={form} id={id} noValidate onSubmit={send} aria-busy={busy} className="flex flex-col gap-8 py-6">
          <p className="text-small text-soot">{SAY.line}</p>
          {conflict && (
            <ConflictNotice conflict={conflict} again={SAY.again} busy={busy} onAgain={edit.goOn} onLeave={onDiscard} />
          )}
          <section aria-labelledby={`${id}-pieces`}>
            <h3 id={`${id}-pieces`} className="label pb-3 text-soot">
              {DRAFT.pieces}
            </h3>
            <DraftLines
              lines={draft.lines}
              error={faultOf('search')}
              onChange={(lines) => change({ lines }, 'search')}
            />
          </section>
          <section aria-labelledby={`${id}-buyer`}>
            <h3 id={`${id}-buyer`} className="label pb-3 text-soot">
              {DRAFT.buyer}
            </h3>
            <Field
              label={DRAFT.phone}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              required
              value={draft.contact.phone}
              error={faultOf('phone')}
              onChange={({ target }) => change({ contact: { ...draft.contact, phone: target.value } }, 'phone')}
            />
          </section>
          <section aria-labelledby={`${id}-place`}>
            <h3 id={`${id}-place`} className="label pb-3 text-soot">
              {DRAFT.sendTo}
            </h3>
            <PlaceFields draft={draft} faultOf={faultOf} onChange={change} />
          </section>
        </form>
      </Dialog>
    </>
  );
}
