/** Pictures of a product: added by drop or file dialog, reordered by drag or by buttons. */
import { type DragEvent, useRef, useState } from 'react';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import type { FormPicture } from '../../../core/merchant/product-form.ts';
import { MEDIA_COPY } from '../../../core/merchant/product-media-copy.ts';
import { announce } from '../../../stores/announcements.ts';
import { moved } from './move-picture.ts';
import { PictureTile } from './PictureTile.tsx';
import { Section } from './Section.tsx';
import { UploadList } from './UploadList.tsx';
import type { Editor } from './use-editor.ts';
import type { useUploads } from './use-uploads.ts';
import { VariantPictures } from './VariantPictures.tsx';

const { pictures: TEXT } = MEDIA_COPY;
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

type Props = { readonly editor: Editor; readonly uploads: ReturnType<typeof useUploads> };

export function PictureFields({ editor, uploads }: Props) {
  const { form, set, errorOf } = editor;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const total = form.pictures.length;

  function move(from: number, to: number): void {
    if (from === to || to < 0 || to >= total) return;
    set({ pictures: moved(form.pictures, from, to) });
    announce(TEXT.moved(from + 1, to + 1));
  }
  function remove({ key, hash }: FormPicture): void {
    const pictures = form.pictures.filter((one) => one.key !== key);
    const variants = form.variants.map((row) => (row.picture === hash ? { ...row, picture: null } : row));
    set({ pictures, variants });
  }
  function drop(event: DragEvent): void {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    uploads.add([...event.dataTransfer.files]);
  }
  function over(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  return (
    <Section title={SAY.sections.pictures} {...(total > 0 && { hint: TEXT.focusHint })}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file dialog does the same by keyboard. */}
      <div onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
        {total > 0 && (
          <ul ref={list} className="mb-6 grid grid-cols-2 gap-x-5 gap-y-7 md:grid-cols-3 2xl:grid-cols-4">
            {form.pictures.map((picture, index) => (
              <PictureTile
                key={picture.key}
                picture={picture}
                index={index}
                total={total}
                error={errorOf(`pictures.${index}.alt`) ?? errorOf(`pictures.${index}`)}
                onChange={(next) => set({ pictures: form.pictures.map((one) => (one.key === next.key ? next : one)) })}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(picture)}
                onDrag={() => {
                  dragged.current = index;
                }}
                onDropOn={() => {
                  if (dragged.current !== null) move(dragged.current, index);
                  dragged.current = null;
                }}
              />
            ))}
          </ul>
        )}
        <div
          className={`flex min-h-28 flex-col items-center justify-center gap-1 border border-dashed border-(--edge) px-6 py-6 text-center text-small ${isOver ? 'bg-linen' : ''}`}
        >
          <p>
            {`${TEXT.drop} `}
            <button type="button" className="link min-h-11" onClick={() => input.current?.click()}>
              {TEXT.choose}
            </button>
          </p>
          <p className="text-caption text-soot">{TEXT.limits}</p>
          {errorOf('pictures') && (
            <p role="alert" className="text-caption text-danger">
              {errorOf('pictures')}
            </p>
          )}
          <input
            ref={input}
            type="file"
            multiple
            accept={ACCEPT}
            hidden
            onChange={({ target }) => {
              uploads.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </div>
        <UploadList uploads={uploads} />
      </div>
      <VariantPictures editor={editor} />
    </Section>
  );
}
