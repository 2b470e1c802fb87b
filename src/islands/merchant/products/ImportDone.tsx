/** What an import changed. */
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { IMPORT_COPY as SAY } from '../../../core/merchant/import-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';

const { path } = MERCHANT_PAGES.products;

/** The end of an import; takes the focus, because the button that was pressed is gone. */
export function ImportDone({ changed, onNext }: { readonly changed: number; readonly onNext: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="border-t py-10">
      <h2 ref={title} tabIndex={-1} className="font-serif text-heading outline-none">
        {SAY.done(changed)}
      </h2>
      <p role="status" className="mt-2 text-small text-soot">
        {SAY.doneHint}
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={path}>{SAY.toList}</ButtonLink>
        <Button kind="outline" onClick={onNext}>
          {SAY.next}
        </Button>
      </div>
    </div>
  );
}
