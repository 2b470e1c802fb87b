/** GSAP, fetched when something is about to move. Null when it does not come: then things change without moving. */

type Gsap = typeof import('gsap').gsap;

let loading: Promise<Gsap | null> | undefined;

export function motion(): Promise<Gsap | null> {
  loading ??= import('gsap').then(
    ({ gsap }) => gsap,
    (error) => {
      console.warn(error);
      return null;
    },
  );
  return loading;
}

export const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
