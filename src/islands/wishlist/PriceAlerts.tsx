/** Turns letters about dropped prices of the own list on and off. Loaded with a session. */
import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { Checkbox } from '../../components/Checkbox.tsx';
import { PRICE_ALERT_COPY as SAY } from '../../core/lists/price-alert-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { $priceAlerts, loadPriceAlerts, setPriceAlerts } from '../../stores/price-alerts.ts';

function Retry({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <>
      {text}
      <button type="button" className="link min-h-11" onClick={onRetry}>
        {SAY.retry}
      </button>
    </>
  );
}

export default function PriceAlerts() {
  const alerts = useStore($priceAlerts);
  const hint = useId();
  useEffect(() => void loadPriceAlerts(), []);
  if (alerts.state === 'failed')
    return (
      <p role="alert" className="flex min-h-11 flex-wrap items-center gap-x-4 text-small text-danger">
        <Retry text={SAY.unknown} onRetry={() => void loadPriceAlerts()} />
      </p>
    );
  const isKnown = alerts.state !== 'loading';
  const isBlocked = isKnown && !alerts.verified && !alerts.on;
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <Checkbox
        label={SAY.label}
        checked={isKnown && alerts.on}
        disabled={!isKnown || isBlocked}
        describedBy={hint}
        onChange={(on) => void setPriceAlerts(on)}
      />
      <p id={hint} className="max-sm:pl-8 text-caption text-soot">
        {isBlocked ? (
          <>
            {SAY.unverified}{' '}
            <a href={ROUTES.accountSettings.path} className="link inline-flex min-h-6 items-center text-ink">
              {SAY.verify}
            </a>
          </>
        ) : (
          SAY.hint
        )}
      </p>
      <p role="status" className="flex flex-wrap items-center gap-x-4 text-small text-danger empty:hidden">
        {alerts.state === 'error' && <Retry text={SAY.failed} onRetry={() => void setPriceAlerts(!alerts.on)} />}
        {alerts.state === 'ready' && <span className="sr-only">{alerts.on ? SAY.on : ''}</span>}
      </p>
    </div>
  );
}
