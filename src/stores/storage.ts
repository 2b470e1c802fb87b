/** Local storage that may be full, forbidden or absent: reading then finds nothing, writing is forgotten. */

/** Where a browser keeps what its shopper keeps. */
export const STORED = { cart: 'aroha:cart', wishlist: 'aroha:wishlist' } as const;

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
    // The page goes on with what it holds in memory.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be stored cannot be left behind either.
  }
}

/** Tells of changes that another page made to a key, or to everything at once: also while this one slept for 'back'. */
export function onStored(key: string, tell: (text: string | undefined) => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tell(event.newValue ?? undefined);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell(readStored(key));
  });
}
