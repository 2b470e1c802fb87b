/** What a page shows when its data could not be loaded. */
import { Button } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { OFFICE_COPY } from '../../core/merchant/office-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { faultOf } from './use-action.ts';

export function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Empty title={OFFICE_COPY.failed} hint={faultOf(error)} className="border-t-0 pt-0! md:pt-0!">
      <Button onClick={onRetry}>{COPY.error.retry}</Button>
    </Empty>
  );
}
