/** Delivery, returns, warranty and assembly, below the buy button. */
import { PackageCheck, RotateCcw, ShieldCheck, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { RETURNS } from '../../core/order/constants.ts';
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import type { Assembly } from '../../core/product/product.ts';
import { assemblyText } from '../../core/product/product-texts.ts';
import { COPY } from '../../core/shop/copy.ts';
import { Delivery } from './Delivery.tsx';

type RowProps = { readonly icon: typeof Wrench; readonly name: string; readonly children: ReactNode };

function Row({ icon, name, children }: RowProps) {
  return (
    <div className="flex items-start gap-3 border-t py-3">
      <Icon of={icon} size={18} className="mt-0.5 shrink-0" />
      <dt className="w-20 shrink-0">{name}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}

type Props = {
  readonly assembly: Assembly | null;
  /** One line; '' where there is none. */
  readonly warranty: string;
  /** The chosen variant; null: not made. */
  readonly sku: string | null;
  /** How long the way takes, before a PIN code is known; '' where it is not known. */
  readonly delivery: string;
};

export function Promises({ assembly, warranty, sku, delivery }: Props) {
  const { returnsLine, returnsPaid } = COPY.product;
  return (
    <dl className="text-small">
      <Row icon={PackageCheck} name={COPY.product.delivery}>
        <Delivery sku={sku} line={delivery} />
      </Row>
      <Row icon={RotateCcw} name={COPY.product.returns}>
        <span className="text-soot">
          {(RETURNS.buyerPaysCollection ? returnsPaid : returnsLine)(RETURNS.windowDays)}
        </span>
      </Row>
      {warranty && (
        <Row icon={ShieldCheck} name={PRODUCT_COPY.warranty}>
          <span className="text-soot first-letter:uppercase inline-block">{warranty}</span>
        </Row>
      )}
      {assembly && (
        <Row icon={Wrench} name={COPY.product.assembly}>
          <span className="text-soot">{assemblyText(assembly)}</span>
        </Row>
      )}
    </dl>
  );
}
