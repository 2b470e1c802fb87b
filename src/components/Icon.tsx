/** Lucide icon, hidden from assistive technology; its label is beside it. */
import type { LucideIcon } from 'lucide-react';

const STROKE = 1.5;

type Props = { readonly of: LucideIcon; readonly size?: number; readonly className?: string };

export function Icon({ of: Glyph, size = 20, className }: Props) {
  return <Glyph size={size} strokeWidth={STROKE} aria-hidden="true" {...(className && { className })} />;
}
