/** One change: who, what, when, and the fields before and after. */
import { Plus } from 'lucide-react';
import { Icon } from '../../../components/Icon.tsx';
import { momentText } from '../../../core/merchant/day-text.ts';
import { DEEDS, LOG_COPY as SAY } from '../../../core/merchant/log-copy.ts';
import type { LogEntry } from '../../../core/merchant/staff-log.ts';
import { Changes } from './Changes.tsx';

export function LogRow({ entry }: { readonly entry: LogEntry }) {
  const { at, person, call, subject, status } = entry;
  const deed = (DEEDS as Readonly<Record<string, string | undefined>>)[call] ?? call;
  const end = status === null ? SAY.unknown : status >= 400 ? SAY.refused(status) : '';
  return (
    <li data-step className="border-b">
      <details className="fold">
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3.5 hover:bg-linen/60 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]">
          <time dateTime={at} className="col-span-2 text-small text-soot tabular-nums sm:col-span-1">
            {momentText(at)}
          </time>
          <span className="min-w-0">
            <span className="font-medium">{person}</span> {deed} <span className="break-words">{subject}</span>
            {end && <span className="ml-2 text-small text-danger">{end}</span>}
          </span>
          <Icon
            of={Plus}
            size={16}
            className="fold-mark self-center text-soot transition-transform duration-(--panel)"
          />
        </summary>
        <Changes entry={entry} />
      </details>
    </li>
  );
}
