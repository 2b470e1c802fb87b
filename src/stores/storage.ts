/** localStorage that may be full, forbidden or absent: reads then return undefined, writes are ignored. */

/**
 * Storage keys. role: of the last person of the back office, from which its pages send calls before the API has said who this
 * is; it goes with the session.
 */
export const STORED = { cart: 'aroha:cart', wishlist: 'aroha:wishlist', role: 'aroha:office-role' } as const;

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The value stays in memory.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored, so nothing is left to remove.
  }
}

/**
 * Calls the listener when another page changed the key or cleared the storage, also when this page was in the back/forward cache
 * meanwhile.
 */
export function onStorageChange(key: string, listener: (text: string | undefined) => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener(event.newValue ?? undefined);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener(readStored(key));
  });
}
