/** The grid of variants: SKU, price, original price, stock and whether it is offered. */
import { Button } from '../../../components/Button.tsx';
import { FIELD_BOX } from '../../../components/FieldFrame.tsx';
import { FIELDS_COPY as SAY } from '../../../core/merchant/product-fields-copy.ts';
import type { FormVariant } from '../../../core/merchant/variant-form.ts';
import type { Editor } from './use-editor.ts';

const { fields, options: TEXT } = SAY;
const COLUMNS = ['sku', 'price', 'originalPrice', 'stock'] as const;
type Column = (typeof COLUMNS)[number];
/** Below md a row is a block of four labelled cells. */
const ROW = 'grid grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-[minmax(6rem,1fr)_minmax(8rem,1.2fr)_7rem_7rem_5.5rem_4rem]';
const CELL = `${FIELD_BOX.replace('h-12', 'h-11')} px-2.5 text-small tabular-nums`;

export function VariantGrid({ editor }: { readonly editor: Editor }) {
  const { form, set, errorOf } = editor;
  const put = (key: string, part: Partial<FormVariant>) =>
    set({ variants: form.variants.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  const [first] = form.variants;

  const cell = (row: FormVariant, at: number, column: Column) => {
    const error = errorOf(`variants.${at}.${column}`);
    const id = `variant-${row.key}-${column}`;
    return (
      <div key={column}>
        <label htmlFor={id} className="text-caption text-soot md:sr-only">
          {fields[column]}
          <span className="sr-only">{` · ${row.values.join(' / ')}`}</span>
        </label>
        <input
          id={id}
          className={CELL}
          inputMode={column === 'sku' ? 'text' : 'numeric'}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-said` : undefined}
          value={row[column]}
          onChange={({ target }) =>
            put(row.key, { [column]: column === 'sku' ? target.value.toUpperCase() : target.value })
          }
        />
        {error && (
          <p id={`${id}-said`} className="mt-1 text-caption text-danger">
            {error}
          </p>
        )}
      </div>
    );
  };

  return (
    <div>
      <div className={`${ROW} hidden border-b pb-2 text-caption text-soot md:grid`} aria-hidden="true">
        <span>{TEXT.variant}</span>
        {COLUMNS.map((column) => (
          <span key={column}>{fields[column]}</span>
        ))}
        <span>{TEXT.offered}</span>
      </div>
      <ul>
        {form.variants.map((row, at) => {
          const name = row.values.join(' / ') || SAY.fields.name;
          const fault = errorOf(`variants.${at}.values`);
          return (
            <li key={row.key} className={`${ROW} items-center border-b py-3 md:py-2`}>
              <p className={`text-small font-medium max-md:col-span-2 ${row.hidden ? 'text-soot line-through' : ''}`}>
                {name}
                {fault && <span className="block text-caption font-normal text-danger">{fault}</span>}
              </p>
              {COLUMNS.map((column) => cell(row, at, column))}
              <label className="flex min-h-11 items-center gap-3 text-small max-md:col-span-2 md:justify-center">
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  aria-label={TEXT.of(TEXT.offered, name)}
                  checked={!row.hidden}
                  onChange={({ target }) => put(row.key, { hidden: !target.checked })}
                />
                <span className="md:hidden">{TEXT.offered}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {form.variants.length > 1 && first && (
        <Button
          kind="quiet"
          className="mt-2 min-h-11"
          onClick={() =>
            set({
              variants: form.variants.map((row) => ({
                ...row,
                price: first.price,
                originalPrice: first.originalPrice,
              })),
            })
          }
        >
          {TEXT.fill}
        </Button>
      )}
    </div>
  );
}
