/** Hydrates prerendered lists that the API sends differently; their islands load the current data. */
import { markOf } from '../../core/catalogue/list-check.ts';
import { keepResponse } from '../../stores/checked-response.ts';
import { HYDRATE } from '../../stores/hydrate.ts';

/** Time in milliseconds after a press in which its click may still come. */
const CLICK_MS = 300;
let pressed = false;

/** Resolves once no pointer is down, so that nothing changes under a finger. */
async function untilReleased(): Promise<void> {
  while (pressed) await new Promise((resolve) => setTimeout(resolve, CLICK_MS));
}

/**
 * True when the list's response differs from the build's; it is kept for the island. With the build's ETag the usual
 * response is an empty 304.
 */
async function isOutdated({ check = '', etag, mark }: DOMStringMap): Promise<boolean> {
  // Another origin would have to allow the header; its browser cache revalidates by itself.
  const headers: HeadersInit = etag && check.startsWith('/') ? { 'if-none-match': etag } : {};
  const response = await fetch(check, { headers });
  if (!response.ok) return false;
  const body = await response.text();
  if (markOf(body) === mark) return false;
  keepResponse(check, body);
  return true;
}

async function refresh(list: HTMLElement): Promise<void> {
  if (!(await isOutdated(list.dataset))) return;
  await untilReleased();
  list.querySelector('astro-island')?.dispatchEvent(new CustomEvent(HYDRATE));
}

export function checkLists(): void {
  for (const [type, down] of [
    ['pointerdown', true],
    ['pointerup', false],
    ['pointercancel', false],
  ] as const)
    document.addEventListener(type, () => {
      pressed = down;
    });
  const { dataset } = document.documentElement;
  for (const move of ['wheel', 'touchstart', 'keydown'])
    document.addEventListener(move, () => Object.assign(dataset, { moved: '' }), { passive: true, once: true });
  // On failure a list keeps the build's data.
  for (const list of document.querySelectorAll<HTMLElement>('[data-check]')) refresh(list).catch(() => {});
}
