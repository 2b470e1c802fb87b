/** Markdown as a product's page shows it. */
import { useEffect, useState } from 'react';
import { Html } from '../../../components/Html.tsx';
import { FIELDS_COPY as SAY } from '../../../core/merchant/product-fields-copy.ts';
import { sanitise } from '../../sanitise.ts';

const { fields } = SAY;

export function MarkdownPreview({ value }: { readonly value: string }) {
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
