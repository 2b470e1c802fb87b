/** Error state of a part of a page that could not be loaded. */

import { COPY } from '../core/shop/copy.ts';
import { Button } from './Button.tsx';

export function LoadError({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="font-serif text-heading">{title}</p>
      <Button kind="outline" className="mt-5" onClick={onRetry}>
        {COPY.error.retry}
      </Button>
    </div>
  );
}
