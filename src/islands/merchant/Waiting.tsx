/** Placeholders of rows while a list loads. */
import { Skeleton } from '../../components/Skeleton.tsx';

type Props = {
  /** Number of rows. */
  readonly rows?: number;
  /** Height of and space below a row. */
  readonly className?: string;
};

export function Waiting({ rows = 3, className = 'mb-4 h-36' }: Props) {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <Skeleton key={row} className={`w-full ${className}`} />
      ))}
    </div>
  );
}
