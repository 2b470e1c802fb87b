/** Stores: hours, phone, email and line, each saved by itself. */
import { Empty } from '../../../components/Empty.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { SETTINGS_COPY } from '../../../core/merchant/settings-form-copy.ts';
import { Gate } from '../Gate.tsx';
import { useCall } from '../use-call.ts';
import { useUnsavedWarning } from '../use-unsaved.ts';
import { Waiting } from '../Waiting.tsx';
import { StoreForm } from './StoreForm.tsx';

const { stores: SAY } = SETTINGS_COPY;

function Stores() {
  const { response, reload } = useCall(MERCHANT_ENDPOINTS.stores);
  useUnsavedWarning();
  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading') return <Waiting rows={4} className="mb-2 h-18" />;
  if (response.data.length === 0)
    return (
      <Empty
        title={SAY.none}
        hint={SAY.noneHint}
        className="border-t-0 pt-0! md:pt-0! [&>h2]:max-w-none [&>h2]:text-heading"
      />
    );
  return (
    <div className="grid max-w-280 gap-x-16 xl:grid-cols-2">
      {response.data.map((store) => (
        <StoreForm key={store.slug} loaded={store} />
      ))}
    </div>
  );
}

export function StoresPage() {
  return <Gate page={MERCHANT_PAGES.stores}>{() => <Stores />}</Gate>;
}
