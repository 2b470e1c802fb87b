/** Shares a link by the system's dialog, or copies it. */
import { SHOP_NAME } from '../../core/shop/built-name.ts';
import { withShop } from '../../core/shop/shop-name.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';

/** copied: to the clipboard. byHand: neither sheet nor clipboard worked. */
export type Outcome = 'none' | 'copied' | 'byHand';

export async function share(url: string): Promise<Outcome> {
  try {
    if (navigator.share) {
      await navigator.share({ title: withShop(WISHLIST_COPY.shareText, SHOP_NAME), url });
      return 'none';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // AbortError: the shopper closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? 'none' : 'byHand';
  }
}
