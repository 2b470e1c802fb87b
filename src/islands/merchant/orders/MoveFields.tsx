/** The fields that a move needs. */
import type { RefObject } from 'react';
import { Field } from '../../../components/Field.tsx';
import { type MoveDraft, type MoveFaults, takesNote, takesReference } from '../../../core/merchant/move-form.ts';
import { MOVES_COPY } from '../../../core/merchant/moves-copy.ts';
import type { Move } from '../../../core/merchant/order-moves.ts';
import { ORDER } from '../../../core/order/constants.ts';
import { PAYMENT } from '../../../core/payment/constants.ts';
import { Select } from '../products/Select.tsx';
import { CarrierFields } from './CarrierFields.tsx';
import { NoteField } from './NoteField.tsx';

const SAY = MOVES_COPY.form;

type Props = {
  readonly move: Move;
  readonly draft: MoveDraft;
  readonly faults: MoveFaults;
  /** What can be given back, as text. */
  readonly most: string;
  /** Amounts of a payment to choose from. */
  readonly arrivals: readonly { readonly value: string; readonly name: string }[];
  /** Receives the focus when the dialog opens; of a move without a single-line field nothing does. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onChange: (part: Partial<MoveDraft>) => void;
};

export function MoveFields({ move, draft, faults, most, arrivals, first, onChange }: Props) {
  return (
    <>
      {move === 'ship' && <CarrierFields draft={draft} fault={faults.carrier} first={first} onChange={onChange} />}
      {move === 'allow' && (
        <Field
          ref={first}
          label={SAY.give}
          hint={SAY.giveHint(most)}
          error={faults.rupees}
          inputMode="decimal"
          value={draft.rupees}
          onChange={({ target }) => onChange({ rupees: target.value })}
        />
      )}
      {arrivals.length > 1 && (
        <Select
          label={SAY.arrived}
          value={draft.arrived ?? arrivals[0]?.value ?? ''}
          options={arrivals}
          onChange={(arrived) => onChange({ arrived })}
        />
      )}
      {takesReference(move) && (
        <Field
          ref={first}
          label={SAY.reference}
          value={draft.reference}
          maxLength={PAYMENT.referenceMax}
          onChange={({ target }) => onChange({ reference: target.value })}
        />
      )}
      {takesNote(move) && (
        <NoteField
          label={SAY.note}
          value={draft.note}
          max={ORDER.noteMax}
          {...(faults.note && { error: faults.note })}
          onChange={(note) => onChange({ note })}
        />
      )}
    </>
  );
}
