/** Current stage of the order, its arrival, and pictures of the products. */
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
import { dateOf } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { PAY_COPY } from '../../core/order/pay-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText, firstName, isFresh, stageOf } from '../../core/order/view.ts';
import { Arrival } from './Arrival.tsx';
import { stageWords } from './stage-words.ts';

export function Headline({ order, now }: { readonly order: OrderView; readonly now: number }) {
  const stage = stageOf(order);
  const fresh = isFresh(order, now);
  const words = stageWords(order, stage);
  const { attempt, step } = order.payment;
  // A bank that still decides must not be paid twice.
  const page = stage === 'pay' && step?.kind === 'redirect' && attempt !== 'pending' ? step : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(stage);
  const dearest = order.lines.filter(({ picture }) => picture).sort((a, b) => b.price - a.price)[0];

  // After an action on this page, the new stage is announced through focus.
  useEffect(() => {
    if (before.current !== stage) heading.current?.focus();
    before.current = stage;
  }, [stage]);

  return (
    <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:items-stretch">
      <div className="flex flex-col justify-between gap-10 pt-5 lg:col-span-7 lg:py-8">
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            className={`max-w-[13ch] font-serif text-title outline-none ${fresh ? 'lg:text-display' : ''}`}
          >
            {fresh ? SAY.thanks(firstName(order.contact.name)) : words.title}
          </h1>
          {fresh && (
            <p className="mt-6 font-serif text-heading">
              {stage === 'pay' && attempt
                ? `${PAY_COPY.attempt[attempt].title}.`
                : stage === 'pay' || stage === 'confirm'
                  ? SAY.fresh[stage]
                  : `${words.title}.`}
            </p>
          )}
          <p className={`max-w-[50ch] text-lead text-soot ${fresh ? 'mt-3' : 'mt-6'}`}>{words.line}</p>
          {fresh && <p className="mt-3 max-w-[50ch] text-soot">{SAY.thanksLine(order.email)}</p>}
          {page && (
            <ButtonLink href={page.url} className="no-print mt-7 max-sm:w-full">
              {PAY_COPY.now(amountText(order, page.amount))}
            </ButtonLink>
          )}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <Arrival order={order} />
          <p className="text-small text-soot tabular-nums">
            <span className="block font-medium text-ink">{SAY.order(order.number)}</span>
            {SAY.placedOn(dateOf(order.placedAt))}
          </p>
        </div>
      </div>
      {dearest?.picture && (
        <Picture
          picture={dearest.picture}
          sizes="(min-width: 64rem) 33vw, 100vw"
          max={1440}
          alt=""
          priority
          className={`no-print w-full lg:col-span-4 lg:col-start-9 lg:block lg:aspect-4/5 ${fresh && stage !== 'pay' ? 'aspect-4/3' : 'hidden'}`}
        />
      )}
    </div>
  );
}
