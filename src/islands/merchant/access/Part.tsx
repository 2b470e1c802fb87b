/** One section of the security page. */
import type { ReactNode } from 'react';

export function Part({ title, line, children }: { title: string; line: string; children?: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t py-7 md:grid-cols-[16rem_1fr]">
      <h2 className="font-medium">{title}</h2>
      <div>
        <p className="max-w-[56ch] text-soot">{line}</p>
        {children}
      </div>
    </section>
  );
}
