/** The QR code that an authenticator app scans. */
import { Button } from '../../../components/Button.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { inGroups } from '../../../core/merchant/second-factor.ts';
import { SECOND_FACTOR_COPY as SAY } from '../../../core/merchant/second-factor-copy.ts';
import { COPY } from '../../../core/shop/copy.ts';
import { messageOf } from '../message-of.ts';
import { useCall } from '../use-call.ts';

export function Scan() {
  const { response, reload } = useCall(MERCHANT_ENDPOINTS.startSecondFactor);
  if (response.state === 'failed')
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="alert">{messageOf(response.error)}</p>
        <Button kind="outline" onClick={reload}>
          {COPY.error.retry}
        </Button>
      </div>
    );
  if (response.state === 'loading') return <Skeleton className="size-50" />;
  const { secret, uri, qr } = response.data;
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[200px_1fr]">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={SAY.qr}
        width={200}
        height={200}
        className="size-50 border bg-paper p-1"
      />
      <div className="min-w-0">
        <p className="label text-soot">{SAY.typed}</p>
        <p className="mt-2 break-all tabular-nums">
          <code>{inGroups(secret)}</code>
        </p>
        <p className="mt-6 text-small text-soot">{SAY.scanLine}</p>
        <a href={uri} className="link inline-flex min-h-11 items-center text-small">
          {SAY.open}
        </a>
      </div>
    </div>
  );
}
