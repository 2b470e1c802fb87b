/** Loads the web vitals script for a sample of visits, once the page is idle. */
import { VITALS } from '../../core/shop/constants.ts';
import { savesData, whenIdle } from '../idle.ts';

const { PUBLIC_API_HOST: HOST = '', PUBLIC_VITALS } = import.meta.env;
/** Foreign backends may lack the endpoint: their builds opt in. */
const SHARE = Number(PUBLIC_VITALS ?? (HOST ? 0 : VITALS.share));

export function loadVitals(): void {
  // Automated visits are not measured.
  if (savesData() || navigator.webdriver || Math.random() >= SHARE) return;
  const start = () =>
    import('./vitals.ts').then(({ startVitals }) => startVitals(HOST.replace(/\/+$/, ''))).catch(() => {});
  whenIdle(start);
}
