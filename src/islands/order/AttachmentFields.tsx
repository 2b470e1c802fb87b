/** Attachments of a return: uploaded photos and videos, or links. */
import { Plus, X } from 'lucide-react';
import { Field } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ORDER } from '../../core/order/constants.ts';
import type { ReturnFaults } from '../../core/order/return-form.ts';
import type { ReturnReason } from '../../core/order/returns.ts';
import { RETURNS_COPY as SAY } from '../../core/order/returns-copy.ts';
import { AttachmentFiles } from './AttachmentFiles.tsx';
import type { Attachments } from './use-attachments.ts';

type Props = {
  readonly reason: ReturnReason | null;
  readonly sent: Attachments;
  readonly links: readonly string[];
  readonly faults: ReturnFaults;
  readonly onChange: (links: readonly string[]) => void;
};

export function AttachmentFields({ reason, sent, links, faults, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-serif text-heading">{SAY.evidence}</legend>
      <p className="mt-3 mb-5 text-small text-soot">{SAY.evidenceLine[reason ?? 'damaged']}</p>
      <AttachmentFiles evidence={sent} fault={faults.files} />
      {links.length > 0 && <p className="mt-6 text-small text-soot">{SAY.linkHow}</p>}
      <div className="mt-4 flex flex-col gap-4">
        {links.map((link, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its place.
            key={index}
            label={SAY.link(index)}
            error={faults.evidence?.[index]}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={link}
            onChange={({ target }) => onChange(links.map((one, at) => (at === index ? target.value : one)))}
            end={
              <button
                type="button"
                aria-label={SAY.removeLink(index)}
                onClick={() => onChange(links.filter((_, at) => at !== index))}
                className="grid size-11 place-items-center"
              >
                <Icon of={X} size={18} />
              </button>
            }
          />
        ))}
      </div>
      {links.length < ORDER.evidenceMax && (
        <button
          type="button"
          onClick={() => onChange([...links, ''])}
          className="link mt-2 flex min-h-11 items-center gap-2 text-small"
        >
          <Icon of={Plus} size={16} />
          {links.length > 0 ? SAY.more : SAY.firstLink}
        </button>
      )}
    </fieldset>
  );
}
