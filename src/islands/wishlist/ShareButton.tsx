/** Shares the list's link: native share sheet, else clipboard, else text to copy by hand. */
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { sharedWishlistPath } from '../../core/shop/routes.ts';
import { WISHLIST_COPY } from '../../core/wishlist/copy.ts';
import type { LocalWishlist } from '../../core/wishlist/local-wishlist.ts';
import { type Outcome, share } from './share.ts';

export function ShareButton({ list }: { readonly list: LocalWishlist }) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const url = new URL(sharedWishlistPath(list.map(({ slug }) => slug)), window.location.href).href;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 md:flex-row-reverse">
      <button
        type="button"
        onClick={async () => setOutcome(await share(url))}
        className="link flex min-h-11 items-center gap-2 text-small"
      >
        <Icon of={Share2} size={18} />
        {WISHLIST_COPY.share}
      </button>
      <p role="status" className="text-small text-soot">
        {outcome === 'copied' && WISHLIST_COPY.copied}
      </p>
      {outcome === 'byHand' && (
        <label className="text-small text-soot">
          {WISHLIST_COPY.copyByHand}{' '}
          <input
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="ml-2 h-11 w-56 rounded-control border border-(--edge) bg-paper px-3 text-ink"
          />
        </label>
      )}
    </div>
  );
}
