/** Asks again for pictures that could not be loaded. */

/** A picture of ours that failed is asked for again after these waits: the image service refuses some while it is busy. */
export const PICTURE_WAITS_MS = [5000, 15_000, 45_000] as const;

/** Of each picture that failed, how often it was asked for again. */
const retries = new WeakMap<HTMLImageElement, number>();

/** Asks for a picture of ours once more after a while, a few times in all. */
export function retryPicture(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !/\/img\//.test(target.src)) return;
  const count = retries.get(target) ?? 0;
  const wait = PICTURE_WAITS_MS[count];
  if (wait === undefined) return;
  retries.set(target, count + 1);
  // The same address set anew makes the browser choose a source and fetch it again.
  setTimeout(() => target.setAttribute('src', target.getAttribute('src') ?? ''), wait);
}
