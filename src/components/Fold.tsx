/** Collapsible section between hairlines. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = { readonly title: string; readonly open?: boolean; readonly children: ReactNode };

export function Fold({ title, open = false, children }: Props) {
  return (
    <details className="fold border-b" open={open}>
      <summary className="flex min-h-16 items-center justify-between gap-4">
        <h2 className="text-body font-medium">{title}</h2>
        <Icon of={Plus} className="fold-mark shrink-0 transition-transform duration-(--panel)" />
      </summary>
      <div className="pb-7">{children}</div>
    </details>
  );
}
