/** One changed cell of an import. */
import type { ImportRow as Row } from '../../../core/merchant/import-contract.ts';
import { IMPORT_COPY as SAY } from '../../../core/merchant/import-copy.ts';

const LONG = 90;

const short = (text: string) => (text.length > LONG ? `${text.slice(0, LONG)} …` : text);

export function ImportChange({ column, before, after }: Row['changes'][number]) {
  return (
    <li className="min-w-0 break-words">
      <span className="text-soot">{`${column}: `}</span>
      {before !== '' && (
        <>
          <s className="text-soot decoration-1">{short(before)}</s>
          <span aria-hidden="true" className="text-soot">
            {' → '}
          </span>
          <span className="sr-only">{` ${SAY.became} `}</span>
        </>
      )}
      {after === '' ? <i className="text-soot">{SAY.empty}</i> : short(after)}
    </li>
  );
}
