/** Own access of a person: second factor, recovery codes, open sessions. */
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { SECOND_FACTOR_COPY as SAY } from '../../../core/merchant/second-factor-copy.ts';
import { ROUTES } from '../../../core/shop/routes.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { Gate } from '../Gate.tsx';
import { useAction } from '../use-action.ts';
import { Part } from './Part.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

function Security() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { busy, error, run } = useAction();
  const renew = () =>
    run(async () => setCodes(await callMerchant(MERCHANT_ENDPOINTS.renewRecoveryCodes, { body: {} })));
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />;
  return (
    <div className="max-w-3xl border-b">
      <Part title={SAY.factor} line={SAY.factorLine} />
      <Part title={SAY.recovery} line={SAY.renewLine}>
        <ErrorBox>{error}</ErrorBox>
        <Button kind="outline" className="mt-5" disabled={busy} onClick={renew}>
          {SAY.renew}
        </Button>
      </Part>
      <Part title={SAY.sessions} line={SAY.sessionsLine}>
        <a href={ROUTES.accountSettings.path} className="link mt-2 inline-flex min-h-11 items-center text-small">
          {SAY.sessionsLink}
        </a>
      </Part>
    </div>
  );
}

export function SecurityPage() {
  return <Gate page={MERCHANT_PAGES.security}>{() => <Security />}</Gate>;
}
