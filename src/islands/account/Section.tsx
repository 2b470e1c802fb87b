/** Section of the settings: name on the left, actions on the right. */
import { type ReactNode, useId } from 'react';

type Props = { readonly title: string; readonly line?: string; readonly children: ReactNode };

export function Section({ title, line, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-6 border-t py-10 first:border-t-0 first:pt-0 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id={id} className="font-serif text-heading">
          {title}
        </h2>
        {line && <p className="mt-2 max-w-[36ch] text-small text-soot">{line}</p>}
      </div>
      <div className="max-w-xl">{children}</div>
    </section>
  );
}
