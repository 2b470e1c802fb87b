/** Sets up a second factor: scan, enter the first code, keep the recovery codes. */
import { useState } from 'react';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { SECOND_FACTOR_COPY as SAY } from '../../../core/merchant/second-factor-copy.ts';
import { callMerchant, checkStaff } from '../../../stores/staff.ts';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Scan } from './Scan.tsx';

export function SetUp() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={checkStaff} />;
  return (
    <div className="max-w-2xl">
      <h2 className="font-serif text-heading">{SAY.setUp}</h2>
      <p className="mt-3 max-w-[56ch] text-soot">{SAY.setUpLine}</p>
      <h3 className="mt-8 mb-4 border-t pt-6 font-medium">{SAY.scan}</h3>
      <Scan />
      <h3 className="mt-8 mb-4 border-t pt-6 font-medium">{SAY.first}</h3>
      <CodeForm
        button={SAY.confirm}
        send={async (code) => setCodes(await callMerchant(MERCHANT_ENDPOINTS.confirmSecondFactor, { body: { code } }))}
      />
    </div>
  );
}
