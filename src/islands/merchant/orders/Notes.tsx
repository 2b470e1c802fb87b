/** Internal notes on the order, and the form for a new one. A note that is not stored stays in the form. */
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { NOTE_MAX, type OrderNote } from '../../../core/merchant/order-notes.ts';
import { OFFICE_ORDER_COPY } from '../../../core/merchant/order-page-copy.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { momentText } from '../../../core/order/moments.ts';
import { COPY } from '../../../core/shop/copy.ts';
import { changeFault } from '../../../stores/office-orders.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { useReady } from '../use-ready.ts';
import { Block } from './Money.tsx';
import { NoteField } from './NoteField.tsx';

const SAY = ORDERS_COPY.notes;

export function Notes({ number }: { readonly number: string }) {
  const [ready, unlessReady] = useReady(MERCHANT_ENDPOINTS.orderNotes, { params: { number } });
  const [notes, setNotes] = useState<readonly OrderNote[] | 'loading' | 'failed'>(ready ?? 'loading');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const load = useCallback(async () => {
    setNotes(await callMerchant(MERCHANT_ENDPOINTS.orderNotes, { params: { number } }).catch(() => 'failed' as const));
  }, [number]);
  useEffect(() => unlessReady(load), [load, unlessReady]);

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || !text.trim()) return;
    if (!navigator.onLine) return setFault(ORDERS_COPY.offline);
    setBusy(true);
    setFault('');
    try {
      const note = await callMerchant(MERCHANT_ENDPOINTS.addOrderNote, { params: { number }, body: { text } });
      setNotes((now) => (typeof now === 'string' ? [note] : [...now, note]));
      setText('');
    } catch (error) {
      setFault(changeFault(error));
    }
    setBusy(false);
  }

  return (
    <Block title={SAY.title}>
      <p className="text-caption text-soot">{SAY.hint}</p>
      {notes === 'loading' && <Skeleton className="mt-3 h-12" />}
      {notes === 'failed' && (
        <p className="mt-3">
          {SAY.failed}{' '}
          <button type="button" className="link min-h-11" onClick={load}>
            {COPY.error.retry}
          </button>
        </p>
      )}
      {typeof notes !== 'string' && (
        <ul className="mt-3">
          {notes.map(({ id, at, name, text: written }) => (
            <li key={id} className="border-l-2 border-brass py-1 pl-4 not-first:mt-3">
              <p className="whitespace-pre-line">{written}</p>
              <p className="mt-1 text-caption text-soot">
                {name}, {momentText(at, Date.now())}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} aria-busy={busy} className="mt-4 flex flex-col items-start gap-3 [&>div]:w-full">
        <ErrorBox>{fault}</ErrorBox>
        <NoteField label={SAY.field} value={text} max={NOTE_MAX} rows={2} onChange={setText} />
        <Button type="submit" kind="outline" className="min-h-11!" disabled={busy || !text.trim()}>
          {busy ? OFFICE_ORDER_COPY.saving : SAY.button}
        </Button>
      </form>
    </Block>
  );
}
