/** An address with its actions. */

import { ADDRESS_COPY as WORDS } from '../../core/account/address-copy.ts';
import type { Address } from '../../core/delivery/address.ts';

type Props = {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
};

export function AddressCard({ address, onEdit, onRemove, onDefault }: Props) {
  const { name, line1, line2, city, state, pin, phone, isDefault } = address;
  return (
    <article className="flex h-full flex-col border p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-medium">{name}</h2>
        {isDefault && <p className="label text-soot">{WORDS.standard}</p>}
      </div>
      <address className="mt-2 flex-1 text-small text-soot not-italic">
        {[line1, line2, [city, pin].join(' '), state, phone].filter(Boolean).map((row) => (
          <span key={row} className="block">
            {row}
          </span>
        ))}
      </address>
      <div className="mt-4 flex flex-wrap gap-x-6 text-small">
        <button type="button" className="link min-h-11" onClick={onEdit} aria-label={WORDS.editOf(name)}>
          {WORDS.edit}
        </button>
        <button type="button" className="link min-h-11" onClick={onRemove} aria-label={WORDS.removeOf(name)}>
          {WORDS.remove}
        </button>
        {!isDefault && (
          <button type="button" className="link min-h-11" onClick={onDefault} aria-label={WORDS.makeStandardOf(name)}>
            {WORDS.makeStandard}
          </button>
        )}
      </div>
    </article>
  );
}
