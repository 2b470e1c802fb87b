/** Hydrates an island from outside, for scripts whose state the island must show. */

/** Dispatched on an island's root. */
export const HYDRATE = 'aroha:wake';
/** Bubbles from an island once React has hydrated it. */
export const HYDRATED = 'aroha:hydrated';

/** Hydrates the island inside the element marked data-wake="name"; no-op once hydrated. */
export function hydrate(name: string): void {
  document.querySelector(`[data-wake="${name}"] astro-island`)?.dispatchEvent(new CustomEvent(HYDRATE));
}
