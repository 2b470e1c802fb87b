/** Empty state of a whole page, with a picture beside or below it. */
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../core/images/picture.ts';
import { Empty } from './Empty.tsx';
import { Picture } from './Picture.tsx';

type Props = {
  readonly title: string;
  readonly hint: string;
  readonly picture: PictureData | null;
  readonly children: ReactNode;
};

export function EmptyPage({ title, hint, picture, children }: Props) {
  return (
    <div className="grid items-end gap-x-6 border-t lg:mt-2 lg:grid-cols-12">
      <Empty title={title} hint={hint} className="border-t-0 lg:col-span-5">
        {children}
      </Empty>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 56vw, 100vw"
          alt=""
          className="aspect-4/3 w-full lg:col-span-7 lg:mt-8 lg:max-h-[62dvh]"
        />
      )}
    </div>
  );
}
