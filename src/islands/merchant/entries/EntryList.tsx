/** The list in the order of the shop: reordered by drag or by arrows; what was just deleted can be brought back. */
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { EntryKind } from '../../../core/merchant/entry.ts';
import { movedTo } from '../../../core/merchant/entry-form.ts';
import { FORM_COPY, ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';
import type { Entry } from '../../../core/merchant/entry-shapes.ts';
import type { Staff } from '../../../core/merchant/staff.ts';
import { announce } from '../../../stores/announcements.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { messageOf } from '../message-of.ts';
import { Shortcuts } from '../Shortcuts.tsx';
import { EntryRow } from './EntryRow.tsx';
import { listHref, newHref } from './hrefs.ts';

type Props = {
  readonly kind: EntryKind;
  readonly rows: readonly Entry[];
  readonly staff: Staff;
  readonly onRows: (rows: readonly Entry[]) => void;
  readonly onReload: () => Promise<void>;
};

/** What the address says was just deleted. */
function removedFrom(): { slug: string; name: string } | null {
  const asked = new URLSearchParams(window.location.search);
  const slug = asked.get('removed');
  return slug === null ? null : { slug, name: asked.get('name') || slug };
}

export function EntryList({ kind, rows, staff, onRows, onReload }: Props) {
  const [removed, setRemoved] = useState(removedFrom);
  const [error, setError] = useState('');
  const dragged = useRef<number | null>(null);
  const latest = useRef(0);
  const undo = useRef<HTMLButtonElement>(null);
  const mayArrange = kind !== 'categories' || staff.role !== 'editor';
  useEffect(() => undo.current?.focus(), []);

  async function move(from: number, to: number): Promise<void> {
    const entry = rows[from];
    if (!entry || from === to || to < 0 || to >= rows.length) return;
    const next = movedTo(rows, from, to);
    onRows(next);
    announce(SAY.moved(entry.title, to + 1));
    setError('');
    if (!navigator.onLine) return setError(FORM_COPY.offline);
    latest.current += 1;
    const own = latest.current;
    try {
      const body = { slugs: next.map(({ slug }) => slug) };
      const saved = await callMerchant(MERCHANT_ENDPOINTS.orderEntries, { params: { kind }, body });
      if (own === latest.current) onRows(saved);
    } catch (cause) {
      setError(messageOf(cause) || SAY.orderFailed);
      await onReload();
    }
  }

  async function restore(slug: string, name: string): Promise<void> {
    setError('');
    try {
      await callMerchant(MERCHANT_ENDPOINTS.restoreEntry, { params: { kind, slug } });
      setRemoved(null);
      window.history.replaceState(null, '', listHref(kind));
      announce(SAY.undone(name));
      await onReload();
    } catch (cause) {
      setError(messageOf(cause));
    }
  }

  const add = mayArrange && (
    <ButtonLink kind={rows.length === 0 ? 'solid' : 'outline'} href={newHref(kind)}>
      {SAY.kinds[kind].add}
    </ButtonLink>
  );
  return (
    <div className="max-w-280">
      {removed && (
        <div
          role="status"
          className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-2 border-ink bg-linen px-5 py-3"
        >
          <p>{SAY.deleted(removed.name)}</p>
          <Button ref={undo} kind="outline" onClick={() => restore(removed.slug, removed.name)}>
            {SAY.undo}
          </Button>
        </div>
      )}
      <ErrorBox>{error}</ErrorBox>
      {rows.length === 0 ? (
        <Empty
          title={SAY.kinds[kind].none}
          hint={SAY.kinds[kind].noneHint}
          className="border-t-0 pt-0! md:pt-0! [&>h2]:max-w-none [&>h2]:text-heading"
        >
          {add}
        </Empty>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pb-6">
            {mayArrange && <p className="max-w-[52ch] text-small text-soot">{SAY.orderHint}</p>}
            {add}
          </div>
          <ol className="border-t">
            {rows.map((entry, index) => (
              <EntryRow
                key={entry.slug}
                entry={entry}
                index={index}
                total={rows.length}
                mayArrange={mayArrange}
                onMove={(to) => move(index, to)}
                onDrag={() => {
                  dragged.current = index;
                }}
                onDropOn={() => {
                  if (dragged.current !== null) move(dragged.current, index);
                  dragged.current = null;
                }}
              />
            ))}
          </ol>
          <p className="max-w-[60ch] pt-6 text-small text-soot">{SAY.prerendered}</p>
        </>
      )}
      <Shortcuts />
    </div>
  );
}
