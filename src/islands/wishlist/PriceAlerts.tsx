/** Turns letters about dropped prices of the own list on and off. Loaded after the list. */
import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { Checkbox } from '../../components/Checkbox.tsx';
import { PRICE_ALERT_COPY as SAY } from '../../core/lists/price-alert-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { openPanel } from '../../stores/panel.ts';
import { $priceAlerts, loadPriceAlerts, setPriceAlerts } from '../../stores/price-alerts.ts';
import { $token } from '../../stores/token.ts';

function Guest() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-soot">
      {SAY.guest}
      <button type="button" className="link min-h-11 text-ink" onClick={() => openPanel('auth')}>
        {SAY.signIn}
      </button>
    </p>
  );
}

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

function Member() {
  const alerts = useStore($priceAlerts);
  const hint = useId();
  useEffect(() => void loadPriceAlerts(), []);
  if (alerts.state === 'failed')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-4 text-small text-danger">
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
      <p id={hint} className="text-caption text-soot">
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

export default function PriceAlerts() {
  const token = useStore($token);
  return (
    <div className="mb-8 flex min-h-11 items-center border-b pb-3">{token ? <Member key={token} /> : <Guest />}</div>
  );
}
