/** Markdown with a preview that is rendered as the shop renders it. */
import { useEffect, useState } from 'react';
import { FIELD_BOX, FieldFrame } from '../../../components/FieldFrame.tsx';
import { Html } from '../../../components/Html.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { sanitise } from '../../sanitise.ts';

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

const TAB =
  'min-h-9 px-1 text-small text-soot decoration-1 underline-offset-8 hover:text-ink aria-pressed:text-ink aria-pressed:underline';
const { fields } = SAY;

function Preview({ value }: { readonly value: string }) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    let isCurrent = true;
    // The parser is loaded with the first preview.
    import('micromark').then(({ micromark }) => sanitise(micromark(value))).then((safe) => isCurrent && setHtml(safe));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return (
    <section aria-label={fields.preview} className="min-h-60 border-y py-4">
      {value.trim() === '' ? <p className="text-small text-soot">{fields.noPreview}</p> : html && <Html html={html} />}
    </section>
  );
}

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
        <Preview value={value} />
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
