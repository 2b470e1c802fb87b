/** A section of the product editor: heading beside its fields on wide screens. */
import { type ReactNode, useId } from 'react';

type Props = { readonly title: string; readonly hint?: ReactNode; readonly children: ReactNode };

export function Section({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t py-8 first:border-t-0 first:pt-0">
      <h2 id={id} className="font-serif text-heading">
        {title}
      </h2>
      {hint && <p className="mt-2 max-w-[60ch] text-small text-soot">{hint}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
