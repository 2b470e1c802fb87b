/** Markdown with a preview that is rendered as the shop renders it. */
import { useState } from 'react';
import { FIELD_BOX, FieldFrame } from '../../../components/FieldFrame.tsx';
import { FIELDS_COPY as SAY } from '../../../core/merchant/product-fields-copy.ts';
import { MarkdownPreview } from './MarkdownPreview.tsx';

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

const TAB =
  'min-h-9 px-1 text-small text-soot decoration-1 underline-offset-8 hover:text-ink aria-pressed:text-ink aria-pressed:underline';
const { fields } = SAY;

export function MarkdownField({ value, error, onChange }: Props) {
  const [isPreview, setPreview] = useState(false);
  return (
    <div>
      <div className="relative z-1 ml-auto flex w-fit gap-4">
        <button type="button" className={TAB} aria-pressed={!isPreview} onClick={() => setPreview(false)}>
          {fields.write}
        </button>
        <button type="button" className={TAB} aria-pressed={isPreview} onClick={() => setPreview(true)}>
          {fields.preview}
        </button>
      </div>
      {isPreview ? (
        <MarkdownPreview value={value} />
      ) : (
        <FieldFrame label={fields.description} hint={fields.descriptionHint} error={error} className="-mt-8">
          {(marks) => (
            <textarea
              {...marks}
              rows={9}
              className={`${FIELD_BOX} h-auto min-h-60 resize-y px-3.5 py-3`}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </FieldFrame>
      )}
    </div>
  );
}
