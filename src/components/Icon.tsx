/** The one way to draw an icon: lucide, thin, silent; its words stand beside it. */
import type { LucideIcon } from 'lucide-react';

const STROKE = 1.5;

type Props = { readonly of: LucideIcon; readonly size?: number; readonly className?: string };

export function Icon({ of: Glyph, size = 20, className }: Props) {
  return <Glyph size={size} strokeWidth={STROKE} aria-hidden="true" {...(className && { className })} />;
}
