/** Lets some visits measure themselves, once their page has nothing else to do; the others download nothing for it. */
import { VITALS } from '../../core/shop/constants.ts';
import { savesData, whenIdle } from '../idle.ts';

const { PUBLIC_API_HOST: HOST = '', PUBLIC_VITALS } = import.meta.env;
/** A backend that is not ours may not know the call: its builder says whether it does. */
const SHARE = Number(PUBLIC_VITALS ?? (HOST ? 0 : VITALS.share));

export function startVitalsLater(): void {
  // What a robot measures is nobody's visit.
  if (savesData() || navigator.webdriver || Math.random() >= SHARE) return;
  const start = () =>
    import('./vitals.ts').then(({ startVitals }) => startVitals(HOST.replace(/\/+$/, ''))).catch(() => {});
  whenIdle(start);
}
