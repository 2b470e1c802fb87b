/** The piece as photographed. A small version, fetched ahead, fills the place until the large one has come. */
import { Picture } from '../../../components/Picture.tsx';
import type { Picture as PictureData } from '../../../core/images/picture.ts';

const STAGE_SIZES = '(min-width: 64rem) calc(100vw - 32rem), 100vw';
const STAGE_PX = 1440;
/** The same in both places, so that the browser takes the file that it has. */
export const SMALL = { sizes: '320px', max: 320, alt: '' } as const;

/** Classes of a line about what is shown. */
export const STAGE_WORDS =
  'absolute top-4 left-4 max-w-[70%] bg-paper/90 px-2.5 py-1.5 text-caption text-soot lg:top-10 lg:left-10';

/** What tells one picture from another. */
export const idOf = ({ hash, url }: PictureData): string => hash ?? url;

export function StagePicture({ picture }: { readonly picture: PictureData }) {
  return (
    <>
      <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
        <Picture
          key={idOf(picture)}
          picture={picture}
          priority
          className="block size-full"
          imgClassName="scale-105 blur-sm"
          {...SMALL}
        />
      </div>
      <Picture
        key={idOf(picture)}
        picture={{ ...picture, tint: null }}
        sizes={STAGE_SIZES}
        max={STAGE_PX}
        priority
        className="absolute! inset-0"
      />
    </>
  );
}
