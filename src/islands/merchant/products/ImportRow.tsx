/** One row of an import: its line, piece, kind, and each field before and after. */
import type { ImportFault, ImportRow as Row } from '../../../core/merchant/import-contract.ts';
import { IMPORT_COPY as SAY } from '../../../core/merchant/import-copy.ts';
import type { RowKind } from '../../../core/merchant/import-plan.ts';
import { ImportChange } from './ImportChange.tsx';

/** Fields listed of a row; a new product has twenty. */
const MOST = 6;

const COLOURS: Partial<Record<RowKind, string>> = {
  create: 'text-success',
  variant: 'text-success',
  show: 'text-success',
  delete: 'text-danger',
  faulty: 'text-danger',
  same: 'text-soot',
};

type Props = { readonly row: Row; readonly faults: readonly ImportFault[]; readonly isConflict: boolean };

export function ImportRow({ row, faults, isConflict }: Props) {
  const { line, sku, name, kind, changes } = row;
  const listed = kind === 'faulty' ? [] : changes.slice(0, MOST);
  return (
    <tr
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b py-3 align-top text-small md:table-row ${isConflict ? 'bg-linen' : ''}`}
    >
      <td className="text-soot tabular-nums max-md:order-2 max-md:text-right md:w-16 md:py-3 md:pr-4">
        <span className="md:sr-only">{`${SAY.columns.line} `}</span>
        {line}
      </td>
      <th scope="row" className="min-w-0 text-left font-normal max-md:order-1 md:w-[30%] md:py-3 md:pr-6">
        <span className="block break-words font-medium">{name}</span>
        <span className="block text-caption text-soot">{sku}</span>
      </th>
      <td className={`max-md:order-3 max-md:col-span-2 md:w-40 md:py-3 md:pr-4 ${COLOURS[kind] ?? ''}`}>
        {SAY.kinds[kind]}
        {isConflict && <span className="block text-caption font-medium text-ink">{SAY.conflict}</span>}
      </td>
      <td className="min-w-0 max-md:order-4 max-md:col-span-2 md:py-3">
        <ul className="grid gap-1">
          {faults.map((fault) => (
            <li key={`${fault.column} ${fault.message}`} className="break-words">
              {fault.column && <span className="font-medium">{`${fault.column}: `}</span>}
              <span className="text-danger">{fault.message}</span>
            </li>
          ))}
          {listed.map((change) => (
            <ImportChange key={change.column} {...change} />
          ))}
          {kind !== 'faulty' && changes.length > MOST && (
            <li className="text-soot">{SAY.more(changes.length - MOST)}</li>
          )}
        </ul>
      </td>
    </tr>
  );
}
