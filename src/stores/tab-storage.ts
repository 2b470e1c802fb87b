/** Storage of this tab alone, which may be full, forbidden or absent: reading then finds nothing, writing is forgotten. */

export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The page goes on with what it holds in memory.
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What cannot be stored cannot be left behind either.
  }
}
