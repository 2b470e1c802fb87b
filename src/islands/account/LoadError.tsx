/** Error state of an account section that failed to load. */
import { Button } from '../../components/Button.tsx';
import { COPY } from '../../core/shop/copy.ts';

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
