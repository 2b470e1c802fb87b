/** What is known about a PIN code that was entered. */
import { useStore } from '@nanostores/react';
import { Button } from '../components/Button.tsx';
import { readMobile } from '../core/delivery/address.ts';
import { phoneText } from '../core/order/view.ts';
import { SAMPLE_PICKER } from '../core/samples/picker-copy.ts';
import { $draft } from '../stores/checkout-draft.ts';

const SAY = SAMPLE_PICKER.send;

/** What is known already, with a button that opens the fields. */
export function Known({ onChange }: { readonly onChange: () => void }) {
  const { contact, address, other } = useStore($draft);
  const rows = [
    other ? address.name : contact.name,
    [address.line1, address.line2].filter(Boolean).join(', '),
    `${address.city} ${address.pin}, ${address.state}`,
    contact.email,
    phoneText(readMobile(contact.phone) ?? contact.phone),
  ];
  return (
    <div className="flex items-start justify-between gap-5 border-y py-5">
      <div className="min-w-0">
        <p className="label text-soot">{SAY.to}</p>
        {rows.map((row, index) => (
          <p key={row} className={index === 0 ? 'mt-2 font-medium' : 'break-words text-soot'}>
            {row}
          </p>
        ))}
      </div>
      <Button kind="quiet" className="-my-2.5 min-h-11" aria-label={SAY.changeOf} onClick={onChange}>
        {SAY.change}
      </Button>
    </div>
  );
}
