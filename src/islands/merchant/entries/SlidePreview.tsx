/** A slide about as the landing page shows it: the picture with its focal point, headline and text on it, and the first piece. */
import { pictureUrl } from '../../../components/Picture.tsx';
import { largePath } from '../../../core/images/picture.ts';
import { LANDING_COPY } from '../../../core/landing/copy.ts';
import type { EntryForm } from '../../../core/merchant/entry-form.ts';
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';

type Props = { readonly form: EntryForm; readonly names: Readonly<Record<string, string>> };

const UNSIZED = { alt: '', tint: null, width: null, height: null } as const;

export function SlidePreview({ form, names }: Props) {
  const { picture, headline, subText, accent, pieces } = form;
  const first = pieces[0];
  return (
    <div className="relative aspect-4/5 overflow-hidden bg-ink text-paper sm:aspect-16/9" data-slide-preview>
      {picture && (
        <img
          src={pictureUrl({ ...UNSIZED, url: largePath(picture.hash, 'webp'), hash: picture.hash })}
          alt={picture.alt}
          style={{ objectPosition: `${picture.focus?.x ?? 50}% ${picture.focus?.y ?? 50}%` }}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <div className="absolute inset-0 flex flex-col justify-end bg-linear-to-t from-ink/85 via-ink/45 to-ink/0 p-6 sm:justify-center sm:bg-linear-to-r sm:p-10">
        {accent && <p className="label">{accent}</p>}
        <p className="mt-3 max-w-[8em] font-serif text-[clamp(2.25rem,6vw,3.75rem)] leading-none tracking-[-0.02em]">
          {headline || LANDING_COPY.hero.fallback}
        </p>
        <p className="mt-4 max-w-[34ch] text-small">{subText}</p>
        {first && (
          <p className="mt-3 text-small underline underline-offset-4">{names[first] ?? SAY.pieces.gone(first)}</p>
        )}
      </div>
    </div>
  );
}
