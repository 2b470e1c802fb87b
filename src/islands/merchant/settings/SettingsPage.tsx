/** Settings: payments, which an owner changes, and texts and addresses of the shop. */
import { LoadError } from '../../../components/LoadError.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { mayCall } from '../../../core/merchant/rights.ts';
import { SETTINGS_COPY as SAY } from '../../../core/merchant/settings-form-copy.ts';
import type { Staff } from '../../../core/merchant/staff.ts';
import { Gate } from '../Gate.tsx';
import { useCall } from '../use-call.ts';
import { useUnsavedWarning } from '../use-unsaved.ts';
import { Waiting } from '../Waiting.tsx';
import { PaymentsForm } from './PaymentsForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';

function Settings({ staff }: { readonly staff: Staff }) {
  const { response, reload } = useCall(MERCHANT_ENDPOINTS.settings);
  useUnsavedWarning();
  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading') return <Waiting rows={4} className="mb-2 h-18" />;
  const { data } = response;
  return (
    <div className="max-w-220">
      <p className="max-w-[60ch] pb-10 text-small text-soot">{SAY.name(data.name)}</p>
      <PaymentsForm loaded={data} mayChange={mayCall(staff.role, 'changePayments')} />
      <SettingsForm loaded={data} />
    </div>
  );
}

export function SettingsPage() {
  return <Gate page={MERCHANT_PAGES.settings}>{(staff) => <Settings staff={staff} />}</Gate>;
}
