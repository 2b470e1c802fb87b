/** Small outlined label at the top left of a picture. */
import type { Badge as BadgeText } from '../../core/product/badge.ts';

export function Badge({ children }: { readonly children: BadgeText }) {
  return (
    <span className="border border-ink/60 bg-paper/85 px-2 py-1 text-[0.6875rem] leading-none tracking-[0.12em] text-ink max-sm:px-1.5 max-sm:tracking-[0.06em]">
      {children}
    </span>
  );
}
