/** Measures web vitals of this visit and reports them once, when the page is first hidden. */
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageKindOf } from '../../core/shop/routes.ts';
import { VITALS_PATH, type VitalName } from '../../core/shop/vitals.ts';

export function startVitals(host: string): void {
  const figures: Partial<Record<VitalName, number>> = {};
  const note = ({ name, value }: Metric) => {
    figures[name.toLowerCase() as VitalName] = value;
  };
  // All changes, as a final report during unload may come too late.
  for (const watch of [onLCP, onINP, onTTFB, onCLS]) watch(note, { reportAllChanges: true });

  const report = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(figures).length === 0) return;
    document.removeEventListener('visibilitychange', report);
    const page = pageKindOf(window.location.pathname);
    const product = page === 'product' ? window.location.pathname.split('/').at(-1) : undefined;
    const body = JSON.stringify({ page, product, ...figures });
    // Without cookies, to keep the report anonymous.
    fetch(host + VITALS_PATH, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
  };
  document.addEventListener('visibilitychange', report);
}
