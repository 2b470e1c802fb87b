/** Empty state: what is missing, why, and a next step. */
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
  /** h1 on a page of its own. */
  readonly level?: 1 | 2;
  readonly className?: string;
};

export function Empty({ title, hint, children, level = 2, className = '' }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={`flex flex-col items-start border-t py-12 md:py-20 ${className}`}>
      <Heading className="max-w-[18ch] font-serif text-name">{title}</Heading>
      {hint && <p className="mt-4 max-w-[52ch] text-soot">{hint}</p>}
      {children && <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">{children}</div>}
    </div>
  );
}
