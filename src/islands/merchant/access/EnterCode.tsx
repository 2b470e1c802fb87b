/** Asks for the code of the authenticator app, once a day in each browser. */
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { SECOND_FACTOR_COPY as SAY } from '../../../core/merchant/second-factor-copy.ts';
import { callAccount } from '../../../stores/account.ts';
import { checkStaff } from '../../../stores/staff.ts';
import { CodeForm } from './CodeForm.tsx';

async function send(code: string): Promise<void> {
  await callAccount(MERCHANT_ENDPOINTS.enterSecondFactor, { body: { code } });
  await checkStaff();
}

export function EnterCode() {
  return (
    <div className="max-w-xl">
      <h2 className="font-serif text-heading">{SAY.enter}</h2>
      <p className="mt-3 mb-8 max-w-[56ch] text-soot">{SAY.enterLine}</p>
      <CodeForm button={SAY.continue} hint={SAY.recoveryHint} autoFocus send={send}>
        <p className="border-t pt-5 text-small text-soot">{SAY.lost}</p>
      </CodeForm>
    </div>
  );
}
