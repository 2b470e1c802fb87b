/** The listing's name with its number of products, and what holds for every price in it. */
import { ServiceLine } from '../../components/shop/ServiceLine.tsx';

type Props = { readonly title: string; readonly line: string; readonly pieces: string | null };

export function Heading({ title, line, pieces }: Props) {
  return (
    <header className="grid items-end gap-x-10 gap-y-3 pt-5 pb-7 lg:pb-8 lg:grid-cols-[1fr_auto]">
      <div>
        <h1 className="font-serif text-title">{title}</h1>
        {line && <p className="mt-3 max-w-[62ch] text-soot">{line}</p>}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 lg:flex-col lg:items-end">
        <ServiceLine className="text-soot max-sm:[&>span]:hidden" />
        <p className="min-h-6 text-small text-soot tabular-nums">{pieces}</p>
      </div>
    </header>
  );
}
