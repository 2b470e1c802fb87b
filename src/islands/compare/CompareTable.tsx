/**
 * Comparison table: facts as rows, products as columns. Scrolls sideways on phones, with row names above the values.
 */
import { COMPARE_COPY } from '../../core/catalogue/compare-copy.ts';
import { COMPARE } from '../../core/product/constants.ts';
import { CompareHead } from './CompareHead.tsx';
import type { Column } from './column.ts';
import { ROWS } from './compare-rows.tsx';

type Props = { readonly columns: readonly Column[]; readonly onRemove: (slug: string) => void };

export function CompareTable({ columns, onRemove }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by key.
    <section className="strip -mx-(--gutter) border-t px-(--gutter)" aria-label={COMPARE_COPY.table} tabIndex={0}>
      <table className="w-full table-fixed border-separate border-spacing-x-4 border-spacing-y-0 -mx-4 md:border-spacing-x-6 md:-mx-6">
        <caption className="sr-only">{COMPARE_COPY.table}</caption>
        <colgroup>
          <col className="w-28 md:w-44" />
          {columns.map(({ slug }) => (
            <col key={slug} className="w-44 md:w-auto" />
          ))}
          {/* Always four columns, so that pictures keep their size. */}
          {columns.length < COMPARE.most && <col span={COMPARE.most - columns.length} className="max-md:w-0" />}
        </colgroup>
        <thead>
          <tr>
            <td className="align-bottom" />
            {columns.map((column) => (
              <CompareHead key={column.slug} column={column} onRemove={() => onRemove(column.slug)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className="border-t py-4 text-left align-top text-small font-normal text-soot">
                {name}
              </th>
              {columns.map((column) => (
                <td key={column.slug} className="border-t py-4 align-top text-small tabular-nums">
                  {column.state === 'ready' && (value(column.product) || COMPARE_COPY.none)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
