/** Shows pictures that failed to load: as JPEG in browsers that cannot read AVIF, else by retries. */

/** Delays of the retries: the image service refuses requests while it is busy. */
export const PICTURE_WAITS_MS = [5000, 15_000, 45_000] as const;

/** A pixel. */
const AVIF =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgc4AAaQENBpMg8f8mKE4AAWAACQNY48ftw=';

/** Number of retries by picture. */
const retries = new WeakMap<HTMLImageElement, number>();

/** Resolves to whether this browser reads AVIF; Safari does since 16.4. */
function readsAvif(): Promise<boolean> {
  const pixel = new Image();
  pixel.src = AVIF;
  return pixel.decode().then(
    () => true,
    () => false,
  );
}

/** Loads src in place of an AVIF that this browser cannot read, or schedules a retry, if any is left. */
export async function retryPicture(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLImageElement) || !/\/img\//.test(target.src)) return;
  if (target.srcset && !(await readsAvif())) return target.removeAttribute('srcset');
  const count = retries.get(target) ?? 0;
  const wait = PICTURE_WAITS_MS[count];
  if (wait === undefined) return;
  retries.set(target, count + 1);
  // Setting the same src makes the browser select a file and load again.
  setTimeout(() => target.setAttribute('src', target.getAttribute('src') ?? ''), wait);
}
