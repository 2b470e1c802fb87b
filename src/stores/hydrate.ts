/** Wakes an island from outside: vanilla scripts that know something the island must show. */

/** Dispatched on an island's root. */
export const WAKE = 'aroha:wake';
/** Bubbles from an island once React has taken it over. */
export const HYDRATED = 'aroha:hydrated';

/** Wakes the island inside the element marked data-wake="name". Once awake, it is a no-op. */
export function wake(name: string): void {
  document.querySelector(`[data-wake="${name}"] astro-island`)?.dispatchEvent(new CustomEvent(WAKE));
}
