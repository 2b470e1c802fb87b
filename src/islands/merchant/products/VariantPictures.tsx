/** Which picture shows which variant: one of the product's, or none. */
import { Button } from '../../../components/Button.tsx';
import { pictureUrl } from '../../../components/Picture.tsx';
import { largePath } from '../../../core/images/picture.ts';
import { FIELDS_COPY } from '../../../core/merchant/product-fields-copy.ts';
import { MEDIA_COPY as SAY } from '../../../core/merchant/product-media-copy.ts';
import type { FormVariant } from '../../../core/merchant/variant-form.ts';
import { sharePictures } from '../../../core/merchant/variant-grid.ts';
import { Select } from './Select.tsx';
import type { Editor } from './use-editor.ts';

const { pictures: TEXT } = SAY;

const srcOf = (hash: string) =>
  pictureUrl({ ...{ url: largePath(hash, 'webp'), hash, alt: '', tint: null }, ...{ width: null, height: null } });

export function VariantPictures({ editor }: { readonly editor: Editor }) {
  const { form, set, errorOf } = editor;
  const { pictures, options, variants } = form;
  if (options.length === 0 || pictures.length === 0) return null;
  const numbered = pictures.map(({ hash, alt }, at) => ({ value: hash, name: TEXT.numbered(at + 1, alt) }));
  const put = (row: FormVariant, picture: string | null) =>
    set({ variants: variants.map((one) => (one.key === row.key ? { ...one, picture } : one)) });

  return (
    <fieldset className="mt-8">
      <legend className="font-medium">{TEXT.ofVariants}</legend>
      <p className="mt-1 text-small text-soot">{TEXT.ofVariantsHint}</p>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {variants.map((row, at) => {
          const { picture } = row;
          // A file may give a variant a picture that the product has not.
          const own =
            picture && !pictures.some(({ hash }) => hash === picture) ? [{ value: picture, name: TEXT.own }] : [];
          const error = errorOf(`variants.${at}.picture`);
          const name = row.values.join(' / ');
          return (
            <li key={row.key} className="grid grid-cols-[3rem_minmax(0,1fr)] items-end gap-4 border-b py-3">
              <div className="grid aspect-4/5 w-12 place-items-center overflow-hidden bg-linen">
                {picture && <img src={srcOf(picture)} alt="" className="size-full object-cover" />}
              </div>
              <div>
                <Select
                  label={TEXT.ofVariant(name)}
                  value={picture ?? ''}
                  options={[{ value: '', name: TEXT.none }, ...own, ...numbered]}
                  onChange={(hash) => put(row, hash || null)}
                />
                {error && <p className="mt-1 text-caption text-danger">{error}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {options.length > 1 &&
        options.map((option, at) => (
          <Button
            key={option.key}
            kind="quiet"
            className="mt-2 mr-6 min-h-11"
            onClick={() => set({ variants: sharePictures(variants, at) })}
          >
            {TEXT.share(option.name || FIELDS_COPY.options.name)}
          </Button>
        ))}
    </fieldset>
  );
}
