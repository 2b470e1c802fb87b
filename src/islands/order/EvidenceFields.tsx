/** Links to the unboxing video or photos, to the rules of the API: https, a handful, not too long. */
import { Plus, X } from 'lucide-react';
import { Field } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ORDER } from '../../core/constants.ts';
import { ORDER_PAGE_COPY } from '../../core/copy/order-page.ts';
import type { ReturnReason } from '../../core/order.ts';

const SAY = ORDER_PAGE_COPY.returns;

type Props = {
  readonly reason: ReturnReason | null;
  readonly links: readonly string[];
  readonly faults: Readonly<Record<number, string>> | undefined;
  readonly onChange: (links: readonly string[]) => void;
};

export function EvidenceFields({ reason, links, faults, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-serif text-heading">{SAY.evidence}</legend>
      <div className="mt-3 flex flex-col gap-2 text-small text-soot">
        <p>{SAY.evidenceLine[reason ?? 'damaged']}</p>
        <p>{SAY.evidenceHow}</p>
      </div>
      <div className="mt-5 flex flex-col gap-4">
        {links.map((link, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its place.
            key={index}
            label={SAY.link(index)}
            error={faults?.[index]}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={link}
            onChange={({ target }) => onChange(links.map((one, at) => (at === index ? target.value : one)))}
            end={
              links.length > 1 && (
                <button
                  type="button"
                  aria-label={SAY.removeLink(index)}
                  onClick={() => onChange(links.filter((_, at) => at !== index))}
                  className="grid size-11 place-items-center"
                >
                  <Icon of={X} size={18} />
                </button>
              )
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
          {SAY.more}
        </button>
      )}
    </fieldset>
  );
}
