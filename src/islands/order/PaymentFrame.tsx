/** The frame of a payment step. */
import type { ReactNode } from 'react';

type FrameProps = { readonly title: string; readonly amount?: string; readonly children: ReactNode };

export function PaymentFrame({ title, amount, children }: FrameProps) {
  return (
    <section aria-labelledby="pay">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t pt-6">
        <h2 id="pay" className="font-serif text-name">
          {title}
        </h2>
        {amount && <p className="text-heading tabular-nums">{amount}</p>}
      </div>
      {children}
    </section>
  );
}
