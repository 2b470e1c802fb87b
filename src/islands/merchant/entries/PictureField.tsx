/** One picture: chosen or dropped, with its text and focal point. */
import { type DragEvent, useRef } from 'react';
import { ENTRY_COPY } from '../../../core/merchant/entry-form-copy.ts';
import { PictureTile } from '../products/PictureTile.tsx';
import { UploadList } from '../products/UploadList.tsx';
import type { useUploads } from '../products/use-uploads.ts';
import type { EntryState } from './fields.ts';

const { picture: SAY } = ENTRY_COPY;
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
          <ul className="mb-4 w-fit min-w-60 max-w-160">
            <PictureTile
              isWhole
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
      <UploadList uploads={uploads} />
    </div>
  );
}
