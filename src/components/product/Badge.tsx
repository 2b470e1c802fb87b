/** Small outlined label at the top left of a picture, its positioned parent. */
import type { Badge as BadgeText } from '../../core/product/badge.ts';

export function Badge({ children }: { readonly children: BadgeText }) {
  return (
    <span className="absolute top-2 left-2 z-1 border border-ink/60 sm:top-3 sm:left-3 list:top-2 list:left-2 bg-paper/85 px-2 py-1 text-[0.6875rem] leading-none tracking-[0.12em] text-ink max-sm:px-1.5 max-sm:tracking-[0.06em]">
      {children}
    </span>
  );
}
