/** Three quiet rows under the button: delivery, returns, assembly. */
import { PackageCheck, RotateCcw, Wrench } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { RETURNS, SHIPPING } from '../../core/constants.ts';
import { COPY } from '../../core/copy.ts';
import type { Assembly } from '../../core/product.ts';

export function Promises({ assembly }: { readonly assembly: Assembly | null }) {
  const rows = [
    [PackageCheck, COPY.product.delivery, COPY.product.deliveryLine(SHIPPING.metroDays.from, SHIPPING.remoteDays.to)],
    [RotateCcw, COPY.product.returns, COPY.product.returnsLine(RETURNS.windowDays)],
    ...(assembly
      ? [
          [
            Wrench,
            COPY.product.assembly,
            assembly.minutes > 0
              ? COPY.product.assemblyLine(assembly.minutes, assembly.people)
              : COPY.product.assembled,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <dl className="text-small">
      {rows.map(([icon, name, line]) => (
        <div key={name} className="flex items-start gap-3 border-t py-3.5">
          <Icon of={icon} size={18} className="mt-0.5 shrink-0" />
          <dt className="w-20 shrink-0">{name}</dt>
          <dd className="text-soot">{line}</dd>
        </div>
      ))}
    </dl>
  );
}
