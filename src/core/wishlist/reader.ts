/** Reads a stored wishlist and repairs what is not valid. */
import { type LocalWishlist, repairItems } from './local-wishlist.ts';

/** Parses a stored wishlist; [] when invalid. */
export function parseLocalWishlist(stored: string | undefined): LocalWishlist {
  try {
    const body: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(body) ? repairItems(body) : [];
  } catch {
    return [];
  }
}
