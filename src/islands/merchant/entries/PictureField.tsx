/** One picture: chosen or dropped, with its text and focal point. */
import { type DragEvent, useRef } from 'react';
import { ENTRY_COPY } from '../../../core/merchant/entry-form-copy.ts';
import { PRODUCT_COPY } from '../../../core/merchant/product-editor-copy.ts';
import { PictureTile } from '../products/PictureTile.tsx';
import type { useUploads } from '../products/use-uploads.ts';
import type { EntryState } from './fields.ts';

const { picture: SAY } = ENTRY_COPY;
const { pictures: TEXT } = PRODUCT_COPY;
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';
const nothing = () => {};

type Props = { readonly state: EntryState; readonly uploads: ReturnType<typeof useUploads> };

export function PictureField({ state, uploads }: Props) {
  const { form, set, errorOf } = state;
  const input = useRef<HTMLInputElement>(null);
  const error = errorOf('picture');
  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    uploads.add([file]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file dialog does the same by keyboard.
    <div
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={drop}
    >
      {form.picture && (
        <>
          <p className="mb-4 text-small text-soot">{SAY.focusHint}</p>
          <ul className="mb-4 max-w-90">
            <PictureTile
              picture={form.picture}
              index={0}
              total={1}
              error={errorOf('picture.alt')}
              onChange={(picture) => set({ picture })}
              onMove={nothing}
              onRemove={() => set({ picture: null, product: '' })}
              onDrag={nothing}
              onDropOn={nothing}
            />
          </ul>
        </>
      )}
      <p className="text-small">
        <button
          type="button"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'picture-fault' : undefined}
          className="link min-h-11"
          onClick={() => input.current?.click()}
        >
          {form.picture ? SAY.replace : SAY.add}
        </button>
        <span className="ml-4 text-caption text-soot">{SAY.limits}</span>
      </p>
      {error && (
        <p id="picture-fault" className="text-caption text-danger">
          {error}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <ul aria-live="polite" className="text-small">
        {uploads.items.map((item) => {
          const { name } = item.file;
          const going = item.percent < 100 ? TEXT.sending(name, item.percent) : TEXT.reading(name);
          return (
            <li key={item.key} className="flex min-h-11 items-center justify-between gap-4">
              <span className={`min-w-0 truncate ${item.fault ? 'text-danger' : 'text-soot'}`}>
                {item.fault ? TEXT.failed(name, item.fault) : going}
              </span>
              {item.fault && (
                <span className="flex shrink-0 gap-5">
                  <button type="button" className="link min-h-11" onClick={() => uploads.again(item)}>
                    {TEXT.again}
                  </button>
                  <button
                    type="button"
                    className="link min-h-11"
                    aria-label={TEXT.dismiss(name)}
                    onClick={() => uploads.dismiss(item)}
                  >
                    ×
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
