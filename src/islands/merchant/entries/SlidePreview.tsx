/** A slide about as the landing page shows it: the picture with its focal point, headline and text on it, and the first piece. */
import { pictureUrl } from '../../../components/Picture.tsx';
import { largePath } from '../../../core/images/picture.ts';
import type { EntryForm } from '../../../core/merchant/entry-form.ts';
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';

type Props = { readonly form: EntryForm; readonly names: Readonly<Record<string, string>> };

const UNSIZED = { alt: '', tint: null, width: null, height: null } as const;

export function SlidePreview({ form, names }: Props) {
  const { picture, headline, subText, accent, pieces } = form;
  const first = pieces[0];
  // The accent is the word of the headline in italics.
  const [before = '', ...after] = accent && headline.includes(accent) ? headline.split(accent) : [headline];
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
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink/85 to-transparent px-6 pt-24 pb-6">
        <p className="max-w-[18ch] font-serif text-name">
          {before}
          {after.length > 0 && <em>{accent}</em>}
          {after.join(accent)}
        </p>
        <p className="mt-2 max-w-[44ch]">{subText}</p>
        {first && <p className="mt-4 text-small">{names[first] ?? SAY.pieces.gone(first)}</p>}
      </div>
    </div>
  );
}
