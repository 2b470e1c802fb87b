/** Asks for a code before payments are changed, and shows what they were and will be. */

import { Dialog } from '../../../components/Dialog.tsx';
import { Field } from '../../../components/Field.tsx';
import { OFFICE_COPY } from '../../../core/merchant/office-copy.ts';
import type { Payments } from '../../../core/merchant/settings.ts';
import { SETTINGS_COPY } from '../../../core/merchant/settings-form-copy.ts';
import { FormButtons } from '../FormButtons.tsx';
import { paymentLines } from './payment-lines.ts';

const { payments: SAY } = SETTINGS_COPY;

type Props = {
  readonly before: Payments;
  readonly after: Payments;
  readonly code: string;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export function PaymentsDialog({ before, after, code, isBusy, onCode, onConfirm, onClose }: Props) {
  const fresh = new Map(paymentLines(after));
  const changed = paymentLines(before).filter(([what, text]) => fresh.get(what) !== text);
  return (
    <Dialog open onClose={onClose} title={SAY.dialog} closeLabel={SAY.cancel}>
      <form
        className="flex flex-col gap-6 py-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && code.trim() !== '') onConfirm();
        }}
      >
        {changed.map(([what, text]) => (
          <dl
            key={what}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-l-2 border-clay pl-4 text-small"
          >
            <dt className="text-soot">{SAY.what}</dt>
            <dd className="font-medium">{what}</dd>
            <dt className="text-soot">{SAY.before}</dt>
            <dd className="wrap-anywhere">{text}</dd>
            <dt className="text-soot">{SAY.after}</dt>
            <dd className="font-medium wrap-anywhere">{fresh.get(what)}</dd>
          </dl>
        ))}
        <p className="text-small text-soot">{SAY.told}</p>
        <Field
          label={SAY.code}
          hint={SAY.codeHint}
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => onCode(target.value)}
        />
        <FormButtons
          label={isBusy ? OFFICE_COPY.saving : SAY.confirm}
          cancel={SAY.cancel}
          disabled={isBusy || code.trim() === ''}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
