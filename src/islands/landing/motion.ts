/** Loads GSAP on demand. Null when it fails to load: changes then happen without animation. */

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

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
