/** Error state of a part of the back office that could not be loaded. */
import { Button } from '../../components/Button.tsx';
import { COPY } from '../../core/shop/copy.ts';

export function LoadFailed({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="font-serif text-heading">{title}</p>
      <Button kind="outline" className="mt-5" onClick={onRetry}>
        {COPY.error.retry}
      </Button>
    </div>
  );
}
