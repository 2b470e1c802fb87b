/** People of the back office, open invitations, and the form that invites. */
import { LoadError } from '../../../components/LoadError.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { OFFICE_COPY } from '../../../core/merchant/office-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import type { People as Data } from '../../../core/merchant/people.ts';
import { PEOPLE_COPY as SAY } from '../../../core/merchant/people-copy.ts';
import { Gate } from '../Gate.tsx';
import { Shortcuts } from '../Shortcuts.tsx';
import { useCall } from '../use-call.ts';
import { Waiting } from '../Waiting.tsx';
import { InvitedRow } from './InvitedRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { PersonRow } from './PersonRow.tsx';

function Lists({ data, onChange }: { readonly data: Data; readonly onChange: () => Promise<void> }) {
  const { people, invitations } = data;
  return (
    <div className="min-w-0">
      <ul className="border-t">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onChange={onChange} />
        ))}
      </ul>
      {people.length === 0 && <p className="border-b py-5 text-soot">{SAY.none}</p>}
      {invitations.length > 0 && (
        <section aria-labelledby="open-invitations" className="mt-10">
          <h2 id="open-invitations" className="mb-3 font-serif text-heading">
            {SAY.open}
          </h2>
          <ul className="border-t">
            {invitations.map((invited) => (
              <InvitedRow key={invited.id} invited={invited} onChange={onChange} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function People() {
  const { response, reload } = useCall(MERCHANT_ENDPOINTS.people);
  return (
    <div className="grid gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
      {response.state === 'loading' && <Waiting rows={4} className="mb-2 h-18" />}
      {response.state === 'failed' && <LoadError title={OFFICE_COPY.failed} onRetry={reload} />}
      {response.state === 'ready' && <Lists data={response.data} onChange={reload} />}
      <section aria-labelledby="invite">
        <h2 id="invite" className="mb-3 font-serif text-heading">
          {SAY.invite}
        </h2>
        <InviteForm onInvited={reload} />
      </section>
      <Shortcuts />
    </div>
  );
}

export function PeoplePage() {
  return <Gate page={MERCHANT_PAGES.people}>{() => <People />}</Gate>;
}
