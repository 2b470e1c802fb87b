/** Buttons and links styled as buttons. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';

/** solid: primary action. light: the same on a dark picture. outline: secondary. quiet: underlined text. */
export type ButtonKind = 'solid' | 'light' | 'outline' | 'quiet';

const BOX =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border px-7 text-small font-medium whitespace-nowrap transition-[background-color,color,border-color,opacity]';
const LOOK: Record<ButtonKind, string> = {
  solid: `${BOX} border-ink bg-ink text-paper hover:border-soot hover:bg-soot disabled:border-ink/10 disabled:bg-ink/10 disabled:text-soot`,
  light: `${BOX} border-paper bg-paper text-ink hover:border-linen hover:bg-linen`,
  outline: `${BOX} border-current bg-transparent hover:bg-ink hover:text-paper hover:border-ink`,
  quiet: 'link inline-flex min-h-6 items-center gap-2 text-small',
};

type Look = { readonly kind?: ButtonKind; readonly className?: string };

export function Button({
  kind = 'solid',
  className = '',
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }) {
  return <button type={type} className={`${LOOK[kind]} ${className}`} {...rest} />;
}

export function ButtonLink({
  kind = 'solid',
  className = '',
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  return (
    <a className={`${LOOK[kind]} ${className}`} {...rest}>
      {children}
    </a>
  );
}
