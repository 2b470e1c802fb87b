/** One open invitation. */
import { Button } from '../../../components/Button.tsx';
import { dateText } from '../../../core/merchant/day-text.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { OFFICE_COPY } from '../../../core/merchant/office-copy.ts';
import type { Invited } from '../../../core/merchant/people.ts';
import { PEOPLE_COPY as SAY } from '../../../core/merchant/people-copy.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { useAction } from '../use-action.ts';

export function InvitedRow({
  invited,
  onChange,
}: {
  readonly invited: Invited;
  readonly onChange: () => Promise<void>;
}) {
  const { id, email, role, invitedBy, expiresAt } = invited;
  const { busy, error, run } = useAction();
  const withdraw = () =>
    run(async () => {
      await callMerchant(MERCHANT_ENDPOINTS.withdrawInvitation, { params: { id } });
      await onChange();
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b py-4">
      <div className="min-w-0">
        <p className="truncate">
          {email} <span className="text-soot">· {OFFICE_COPY.roles[role]}</span>
        </p>
        <p className="text-small text-soot">{SAY.invitedBy(invitedBy, dateText(expiresAt))}</p>
        <p role="alert" className="text-caption text-danger">
          {error}
        </p>
      </div>
      <Button kind="quiet" className="min-h-11" disabled={busy} onClick={withdraw}>
        {SAY.withdraw}
      </Button>
    </li>
  );
}
