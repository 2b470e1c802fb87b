/** Loads GSAP on demand. Null when it fails to load: changes then happen without it. */

type Gsap = typeof import('gsap').gsap;

/**
 * GSAP asks for frames until it has been idle for so many of them (its default is 120). Each of them renders the page again while
 * anything else on it moves.
 */
const IDLE_FRAMES = 10;

let loading: Promise<Gsap | null> | undefined;

export function motion(): Promise<Gsap | null> {
  loading ??= import('gsap').then(
    ({ gsap }) => {
      gsap.config({ autoSleep: IDLE_FRAMES });
      return gsap;
    },
    (error) => {
      console.warn(error);
      return null;
    },
  );
  return loading;
}

/** What a visitor does is not kept waiting for GSAP for longer. */
const WAIT_MS = 100;

/** GSAP, or null when it is not here in time. */
export const motionSoon = () =>
  Promise.race([motion(), new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null))]);

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
