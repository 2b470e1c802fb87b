/** A person: role, second factor, and what an owner can do about them. */
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { dateText } from '../../../core/merchant/day-text.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { Person } from '../../../core/merchant/people.ts';
import { PEOPLE_COPY as SAY } from '../../../core/merchant/people-copy.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { useAction } from '../use-action.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { RoleSelect } from './RoleSelect.tsx';

type Props = { readonly person: Person; readonly onChange: () => Promise<void> };

export function PersonRow({ person, onChange }: Props) {
  const { id, name, email, role, isSelf, isConfigured, hasSecondFactor, lastSeenAt } = person;
  const [asked, setAsked] = useState<'reset' | 'remove' | null>(null);
  const { busy, error, run } = useAction();
  const called = name || email;
  const params = { id };

  const setRole = (next: Role) =>
    run(async () => {
      await callMerchant(MERCHANT_ENDPOINTS.changePerson, { params, body: { role: next } });
      await onChange();
    });
  const act = (endpoint: typeof MERCHANT_ENDPOINTS.removePerson) => async () => {
    await callMerchant(endpoint, { params });
    await onChange();
  };

  return (
    <li data-step className="grid gap-x-8 gap-y-3 border-b py-5 md:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="min-w-0">
        <p className="truncate font-medium">
          {called}
          {isSelf && <span className="ml-2 text-small font-normal text-soot">({SAY.you})</span>}
        </p>
        <p className="truncate text-small text-soot">{email}</p>
        <p className="mt-1 text-small text-soot">
          {hasSecondFactor ? SAY.factor : SAY.noFactor} · {lastSeenAt ? SAY.seen(dateText(lastSeenAt)) : SAY.neverSeen}
        </p>
      </div>
      <div>
        <RoleSelect label={SAY.role(called)} value={role} disabled={busy || isConfigured} onChange={setRole} />
        <p role="alert" className="text-caption text-danger">
          {error}
        </p>
      </div>
      {isConfigured ? (
        <p className="text-small text-soot md:col-span-2">{SAY.configured}</p>
      ) : (
        <div className="-my-2 flex flex-wrap gap-x-5 md:col-span-2">
          {hasSecondFactor && !isSelf && (
            <Button kind="quiet" className="min-h-11" onClick={() => setAsked('reset')}>
              {SAY.reset}
            </Button>
          )}
          <Button kind="quiet" className="min-h-11" onClick={() => setAsked('remove')}>
            {SAY.remove}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked === 'reset'}
        title={SAY.resetTitle(called)}
        line={SAY.resetLine}
        button={SAY.reset}
        act={act(MERCHANT_ENDPOINTS.resetSecondFactor)}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        title={SAY.removeTitle(called)}
        line={SAY.removeLine}
        button={SAY.remove}
        act={act(MERCHANT_ENDPOINTS.removePerson)}
        onClose={() => setAsked(null)}
      />
    </li>
  );
}
