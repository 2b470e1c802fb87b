/** Carrier and number of a shipment. The shop's carriers are suggested; any other can be typed. */
import { type RefObject, useEffect, useId, useState } from 'react';
import { Field } from '../../../components/Field.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { MoveDraft, MoveFaults } from '../../../core/merchant/move-form.ts';
import { MOVES_COPY } from '../../../core/merchant/moves-copy.ts';
import { ORDER } from '../../../core/order/constants.ts';
import { callMerchant } from '../../../stores/staff.ts';

const SAY = MOVES_COPY.form;
const NUMBER_MAX = 60;

type Draft = Pick<MoveDraft, 'carrier' | 'parcel'>;
type Props = {
  readonly draft: Draft;
  readonly fault: MoveFaults['carrier'];
  /** Receives the focus when the dialog opens. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onChange: (part: Partial<Draft>) => void;
};

export function CarrierFields({ draft, fault, first, onChange }: Props) {
  const [carriers, setCarriers] = useState<readonly string[]>([]);
  const list = useId();
  useEffect(() => {
    // Without suggestions the name is typed.
    callMerchant(MERCHANT_ENDPOINTS.carriers, {}).then(setCarriers, () => {});
  }, []);
  return (
    <>
      <Field
        ref={first}
        label={SAY.carrier}
        value={draft.carrier}
        list={list}
        maxLength={ORDER.nameMax}
        error={fault}
        onChange={({ target }) => onChange({ carrier: target.value })}
      />
      <datalist id={list}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label={SAY.parcel}
        hint={SAY.parcelHint}
        value={draft.parcel}
        maxLength={NUMBER_MAX}
        autoCapitalize="characters"
        onChange={({ target }) => onChange({ parcel: target.value })}
      />
    </>
  );
}
