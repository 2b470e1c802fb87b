/** Categories, collections or slides: the list, or the form of the one that the address names. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { ButtonLink } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { EntryKind } from '../../../core/merchant/entry.ts';
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import type { Staff } from '../../../core/merchant/staff.ts';
import { Gate } from '../Gate.tsx';
import { useCall } from '../use-call.ts';
import { useUnsavedWarning } from '../use-unsaved.ts';
import { Waiting } from '../Waiting.tsx';
import { EntryList } from './EntryList.tsx';
import { listHref } from './hrefs.ts';

/** Lists do not wait for it. */
const EntryEditor = lazy(async () => ({ default: (await import('./EntryEditor.tsx')).EntryEditor }));

type Props = { readonly kind: EntryKind; readonly staff: Staff };

function Entries({ kind, staff }: Props) {
  const { response, reload, setData } = useCall(
    MERCHANT_ENDPOINTS.entries,
    useMemo(() => ({ params: { kind } }), [kind]),
  );
  const [asked] = useState(() => new URLSearchParams(window.location.search));
  useUnsavedWarning();
  if (response.state === 'failed') return <LoadError title={SAY.kinds[kind].failed} onRetry={reload} />;
  if (response.state === 'loading') return <Waiting rows={4} className="mb-2 h-18" />;
  const slug = asked.get('slug');
  const found = response.data.find((entry) => entry.slug === slug);
  if (slug !== null && !found)
    return (
      <Empty
        title={SAY.notFound}
        hint={SAY.notFoundHint}
        className="border-t-0 pt-0! md:pt-0! [&>h2]:max-w-none [&>h2]:text-heading"
      >
        <ButtonLink href={listHref(kind)}>{SAY.kinds[kind].toList}</ButtonLink>
      </Empty>
    );
  if (found || asked.has('new'))
    return (
      <Suspense fallback={<Waiting rows={4} className="mb-2 h-18" />}>
        <EntryEditor kind={kind} loaded={found ?? null} staff={staff} />
      </Suspense>
    );
  return (
    <EntryList
      kind={kind}
      rows={response.data}
      staff={staff}
      onRows={(rows) => setData(() => rows)}
      onReload={reload}
    />
  );
}

export function EntriesPage({ kind }: { readonly kind: EntryKind }) {
  return <Gate page={MERCHANT_PAGES[kind]}>{(staff) => <Entries kind={kind} staff={staff} />}</Gate>;
}
