/** Confirmation of a large cash order: instructions, deadline, and the button for the email's link. */
import { useStore } from '@nanostores/react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { momentText, timeLeft } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { $confirmation } from '../../stores/order.ts';
import { confirmOrder } from '../../stores/order-changes.ts';
import { useSubmit } from './use-submit.ts';

const SAY = ORDER_PAGE_COPY.confirm;

export function Confirm({ order, now }: { readonly order: OrderView; readonly now: number }) {
  const confirmation = useStore($confirmation, { ssr: 'initial' });
  const { busy, failure, submit } = useSubmit();
  const { confirmBy, email } = order;
  if (!confirmBy) return null;
  const left = timeLeft(confirmBy, now);
  return (
    <section aria-labelledby="confirm">
      <h2 id="confirm" className="border-t pt-6 font-serif text-name">
        {SAY.title}
      </h2>
      <p className="mt-3 max-w-[48ch] text-soot">{confirmation ? SAY.ready : SAY.letter(email)}</p>
      {left && (
        <p className="mt-6 border-l-2 border-brass pl-4 text-small">{SAY.until(momentText(confirmBy, now), left)}</p>
      )}
      {confirmation && (
        <div className="no-print mt-6 flex flex-col items-start gap-4">
          {failure && <ErrorBox>{failure}</ErrorBox>}
          <Button onClick={() => submit(() => confirmOrder(order))} disabled={busy}>
            {busy ? SAY.busy : SAY.button}
          </Button>
        </div>
      )}
    </section>
  );
}
