/** Rules of delivery: zones with fees, size classes, services, carriers, windows; each part is saved by itself. */
import { LoadError } from '../../../components/LoadError.tsx';
import { DELIVERY_RULES_COPY as SAY } from '../../../core/merchant/delivery-copy.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { Gate } from '../Gate.tsx';
import { useCall } from '../use-call.ts';
import { useUnsavedWarning } from '../use-unsaved.ts';
import { Waiting } from '../Waiting.tsx';
import { Forms } from './Forms.tsx';

function Rules() {
  const { response, reload } = useCall(MERCHANT_ENDPOINTS.deliveryRules);
  useUnsavedWarning();
  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading') return <Waiting rows={4} className="mb-2 h-18" />;
  return (
    <div className="max-w-220">
      <p className="max-w-[62ch] pb-6 text-small text-soot">{SAY.now}</p>
      <Forms loaded={response.data} />
    </div>
  );
}

export function DeliveryPage() {
  return <Gate page={MERCHANT_PAGES.delivery}>{() => <Rules />}</Gate>;
}
