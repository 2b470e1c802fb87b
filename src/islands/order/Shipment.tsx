/** Who carries a parcel: its number to copy, and the carrier's page about it. */
import { PARCEL_COPY } from '../../core/delivery/parcel-copy.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { CopyRow } from './CopyRow.tsx';

type Props = {
  readonly carrier: string;
  readonly number: string | null;
  readonly track: string | null;
  /** Words of the link. */
  readonly words: string;
};

export function Shipment({ carrier, number, track, words }: Props) {
  return (
    <>
      <dl className="mt-4 border-t empty:hidden">
        {carrier && (
          <div className="flex min-h-11 items-center justify-between gap-4 border-b">
            <dt className="text-soot">{PARCEL_COPY.carrier}</dt>
            <dd>{carrier}</dd>
          </div>
        )}
        {number && <CopyRow name={SAY.parcel} value={number} />}
      </dl>
      {track ? (
        <a
          href={track}
          target="_blank"
          rel="noreferrer"
          className="link mt-1 inline-flex min-h-11 items-center text-small"
        >
          {words}
        </a>
      ) : (
        number && <p className="mt-3 text-small text-soot">{SAY.parcelLine}</p>
      )}
    </>
  );
}
