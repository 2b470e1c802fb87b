/** Retries pictures that failed to load. */

/** Delays of the retries: the image service refuses requests while it is busy. */
export const PICTURE_WAITS_MS = [5000, 15_000, 45_000] as const;

/** Number of retries by picture. */
const retries = new WeakMap<HTMLImageElement, number>();

/** Schedules a retry of one of our pictures, if any is left. */
export function retryPicture(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !/\/img\//.test(target.src)) return;
  const count = retries.get(target) ?? 0;
  const wait = PICTURE_WAITS_MS[count];
  if (wait === undefined) return;
  retries.set(target, count + 1);
  // Setting the same src makes the browser select a source and load again.
  setTimeout(() => target.setAttribute('src', target.getAttribute('src') ?? ''), wait);
}
