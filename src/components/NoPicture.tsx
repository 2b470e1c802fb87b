/** Placeholder for a missing picture: the shop's mark. */
import { COPY } from '../core/shop/copy.ts';

export function NoPicture({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`grid place-content-center bg-linen text-center ${className}`}>
      <span className="font-serif text-name leading-none text-soot/50" aria-hidden="true">
        A
      </span>
      <span className="mt-2 text-caption text-soot">{COPY.error.noPictureYet}</span>
    </div>
  );
}
