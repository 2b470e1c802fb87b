/** A place to drop one file, with a button that opens the file dialog. */
import { type DragEvent, useRef, useState } from 'react';

type Props = {
  readonly label: string;
  readonly choose: string;
  readonly hint: string;
  readonly accept: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
};

export function FileDrop({ label, choose, hint, accept, error, disabled = false, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent): void {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file || disabled) return;
    event.preventDefault();
    onFile(file);
  }
  function over(event: DragEvent): void {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file dialog does the same by keyboard.
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex min-h-36 flex-col items-center justify-center gap-1 border border-dashed border-(--edge) px-6 py-6 text-center text-small ${isOver ? 'bg-linen' : ''}`}
    >
      <p>
        {`${label} `}
        <button type="button" className="link min-h-11" disabled={disabled} onClick={() => input.current?.click()}>
          {choose}
        </button>
      </p>
      <p className="text-caption text-soot">{hint}</p>
      {error && (
        <p role="alert" className="mt-2 max-w-[52ch] text-small text-danger">
          {error}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </div>
  );
}
