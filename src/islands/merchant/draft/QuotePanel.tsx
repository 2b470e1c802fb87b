/** What the new order comes to, what stands in its way, and the button that places it. */
import { Button } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { dayText } from '../../../core/delivery/delivery.ts';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';
import { ORDER_PAGE_COPY } from '../../../core/order/page-copy.ts';
import { exactMoney } from '../../../core/shop/money.ts';
import { Sums } from './Sums.tsx';
import type { useNewOrder } from './use-new-order.ts';

export function QuotePanel({ form }: { readonly form: ReturnType<typeof useNewOrder> }) {
  const { price, problems, busy, fault, said, discard, draft } = form;
  const quote = price.data;
  const range = quote?.delivery && ORDER_PAGE_COPY.range(dayText(quote.delivery.from), dayText(quote.delivery.to));
  const isBlank =
    draft.lines.length === 0 && Object.values({ ...draft.contact, ...draft.address }).every((text) => !text);
  return (
    <section aria-labelledby="sums" className="bg-linen p-6 xl:sticky xl:top-8" aria-busy={price.asking}>
      <h2 id="sums" className="font-serif text-heading">
        {SAY.sums}
      </h2>
      <div className="mt-4">
        {quote ? (
          <Sums quote={quote} />
        ) : (
          <p className="text-small text-soot">{price.asking ? SAY.asking : SAY.noSums}</p>
        )}
      </div>
      {range && (
        <p className="mt-3 text-small text-soot">{draft.delivery.store ? SAY.atStore(range) : SAY.arrives(range)}</p>
      )}
      <p role="status" className="sr-only">
        {quote && !price.asking && `${SAY.total}: ${exactMoney(quote.total)}`}
      </p>
      <div className="not-empty:mt-4">
        <ErrorBox>{[fault || price.fault, ...problems].filter(Boolean).join(' ')}</ErrorBox>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" className="max-xl:flex-1 xl:w-full" disabled={busy || problems.length > 0}>
          {busy ? SAY.taken.placing : quote ? SAY.taken.place(exactMoney(quote.total)) : SAY.taken.placeNow}
        </Button>
        {!isBlank && (
          <Button kind="quiet" className="min-h-11" disabled={busy} onClick={() => discard(SAY.taken.discarded)}>
            {SAY.taken.discard}
          </Button>
        )}
      </div>
      <p role="status" className="text-small text-success not-empty:mt-3">
        {said}
      </p>
    </section>
  );
}
