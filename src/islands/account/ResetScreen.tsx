/** The frame of the page that sets a new password. */
import type { ReactNode } from 'react';

export function ResetScreen({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-8 pt-5 pb-16 lg:grid-cols-12 lg:pb-28">
      <div className="lg:col-span-6">
        <h1 className="max-w-[12ch] font-serif text-title">{title}</h1>
        <p className="mt-5 max-w-[44ch] text-lead text-soot">{line}</p>
      </div>
      <div className="max-w-md lg:col-span-4 lg:col-start-9 lg:max-w-none lg:pt-3">{children}</div>
    </div>
  );
}
