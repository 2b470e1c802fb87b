/** Fields that a call changed, before and after. */
import { LOG_COPY as SAY } from '../../../core/merchant/log-copy.ts';
import type { LogEntry } from '../../../core/merchant/staff-log.ts';

/** A value of the log in words a person reads. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return SAY.nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function Changes({ entry }: { readonly entry: LogEntry }) {
  const { before, after, request } = entry;
  const isCompared = before !== null || after !== null;
  const fields = Object.keys(isCompared ? { ...before, ...after } : request);
  return (
    <div className="overflow-x-auto pb-4">
      <table className="w-full min-w-md border-t text-left text-small">
        <thead>
          <tr className="text-soot">
            <th className="w-1/4 py-2 pr-4 font-normal">{SAY.field}</th>
            {isCompared && <th className="py-2 pr-4 font-normal">{SAY.before}</th>}
            <th className="py-2 font-normal">{isCompared ? SAY.after : SAY.request}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field} className="border-t align-top">
              <th className="py-2 pr-4 font-normal">{field}</th>
              {isCompared && <td className="py-2 pr-4 break-words text-soot">{shown(before?.[field])}</td>}
              <td className="py-2 break-words">{shown(isCompared ? after?.[field] : request[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
