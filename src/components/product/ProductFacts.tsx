/** Product details below the buy box: description, dimensions, care, assembly. */
import type { ReactNode } from 'react';
import type { Product } from '../../core/product/product.ts';
import { assemblyText } from '../../core/product/product-texts.ts';
import { COPY } from '../../core/shop/copy.ts';
import { Fold } from '../Fold.tsx';
import { Html } from '../Html.tsx';
import { measures, origins, type Row } from './facts.ts';

function Table({ rows, caption }: { readonly rows: readonly Row[]; readonly caption: string }) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-t first:border-t-0">
            <th scope="row" className="w-2/5 py-2.5 pr-4 text-left align-top font-normal text-soot">
              {name}
            </th>
            <td className="py-2.5 align-top tabular-nums">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** description: already rendered, or the product's own, which must be sanitised. */
export function ProductFacts({
  product,
  description,
}: {
  readonly product: Product;
  readonly description?: ReactNode;
}) {
  const sizes = measures(product);
  const facts = origins(product);
  return (
    <div className="border-t">
      {(description || product.description) && (
        <Fold title={COPY.product.description} open>
          {description ?? <Html html={product.description} />}
        </Fold>
      )}
      {sizes.length > 0 && (
        <Fold title={COPY.product.dimensions}>
          <Table rows={sizes} caption={COPY.product.dimensions} />
        </Fold>
      )}
      {(facts.length > 0 || product.care) && (
        <Fold title={COPY.product.care}>
          {product.care && <p className="mb-4 text-soot">{product.care}</p>}
          <Table rows={facts} caption={COPY.product.care} />
        </Fold>
      )}
      {product.assembly && (
        <Fold title={COPY.product.assembly}>
          <p className="text-soot">{assemblyText(product.assembly)}</p>
        </Fold>
      )}
    </div>
  );
}
