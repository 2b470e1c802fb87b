/** Loads the pictures that the next choice could show. */
import { Picture } from '../../../components/Picture.tsx';
import type { Picture as PictureData } from '../../../core/images/picture.ts';
import { idOf, SMALL } from './StagePicture.tsx';

/** Fetches the small versions of pictures that may be shown next. */
export function NextPictures({ pictures }: { readonly pictures: readonly PictureData[] }) {
  return (
    <div hidden>
      {pictures.map((picture) => (
        <Picture key={idOf(picture)} picture={{ ...picture, tint: null }} eager {...SMALL} />
      ))}
    </div>
  );
}
