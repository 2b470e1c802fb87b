/** Measures this visit and tells it once, when the page is first left. */
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageKindOf } from '../../core/shop/routes.ts';
import { VITALS_PATH, type VitalName } from '../../core/shop/vitals.ts';

export function startVitals(host: string): void {
  const figures: Partial<Record<VitalName, number>> = {};
  const note = ({ name, value }: Metric) => {
    figures[name.toLowerCase() as VitalName] = value;
  };
  // As they come: what is last said when a page goes may come too late to be sent.
  for (const watch of [onLCP, onINP, onTTFB, onCLS]) watch(note, { reportAllChanges: true });

  const tell = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(figures).length === 0) return;
    document.removeEventListener('visibilitychange', tell);
    const body = JSON.stringify({ page: pageKindOf(window.location.pathname), ...figures });
    // Without cookies: nobody is to know whose visit it was.
    fetch(host + VITALS_PATH, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
  };
  document.addEventListener('visibilitychange', tell);
}
