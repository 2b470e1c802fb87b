/** Lets some visits measure themselves, once their page has nothing else to do; the others download nothing for it. */
import { VITALS } from '../../core/constants.ts';

const { PUBLIC_API_HOST: HOST = '', PUBLIC_VITALS } = import.meta.env;
/** A backend that is not ours may not know the call: its builder says whether it does. */
const SHARE = Number(PUBLIC_VITALS ?? (HOST ? 0 : VITALS.share));

export function startVitalsLater(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // What a robot measures is nobody's visit.
  if (connection?.saveData || navigator.webdriver || Math.random() >= SHARE) return;
  const start = () =>
    import('./vitals.ts').then(({ startVitals }) => startVitals(HOST.replace(/\/+$/, ''))).catch(() => {});
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 1500);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
