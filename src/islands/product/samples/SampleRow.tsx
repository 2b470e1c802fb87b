/** Picked samples, small, in a row. */
import { Picture } from '../../../components/Picture.tsx';
import type { PickedSample } from './samples-of.ts';

const THUMB_PX = 112;

export function SampleRow({ samples }: { readonly samples: readonly PickedSample[] }) {
  return (
    <ul className="mt-5 mb-6 flex flex-wrap gap-x-3 gap-y-4">
      {samples.map(({ sku, choice }) => (
        <li key={sku} className="w-14 text-caption">
          {choice.texture && (
            <Picture
              picture={choice.texture}
              sizes="56px"
              max={THUMB_PX}
              alt=""
              className="block aspect-square w-full overflow-hidden rounded-control"
            />
          )}
          <span className="mt-1.5 block">{choice.name}</span>
        </li>
      ))}
    </ul>
  );
}
