/** One figure of the day. */

type FigureProps = {
  readonly name: string;
  readonly value: string;
  readonly change?: string;
  readonly hint: string;
};

export function Figure({ name, value, change, hint }: FigureProps) {
  return (
    <div className="border-t pt-3 pb-6">
      <dt className="text-small text-soot">{name}</dt>
      <dd className="mt-2">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-serif text-heading tabular-nums">{value}</span>
          {change && <span className="text-small tabular-nums">{change}</span>}
        </span>
        <span className="mt-1 block text-caption text-soot">{hint}</span>
      </dd>
    </div>
  );
}
