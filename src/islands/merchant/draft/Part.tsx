/** One section of a new order. */
import type { ReactNode } from 'react';

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = `part-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-5 font-serif text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
