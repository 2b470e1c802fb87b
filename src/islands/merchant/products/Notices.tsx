/** What stands above the editor: the product is deleted, another person changed it, or a file stands behind it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import type { Editor } from './use-editor.ts';

type Props = { readonly editor: Editor; readonly onRestore: () => void };

const BOX = 'mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-2 bg-linen px-5 py-4';

/** A notice that takes the focus when it appears, because it stands above what was being edited. */
function Notice({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={`${BOX} scroll-mt-8 outline-none ${className}`}>
      {children}
    </div>
  );
}

export function Notices({ editor, onRestore }: Props) {
  const { product, status, keepMine, loadTheirs } = editor;
  if (status.state === 'moved') {
    return (
      <Notice className="border-clay">
        <div className="max-w-[60ch]">
          <p className="font-medium">{status.message || SAY.moved}</p>
          <p className="text-small text-soot">{SAY.movedHint}</p>
        </div>
        <div className="flex flex-wrap gap-4">
          <Button kind="outline" onClick={() => loadTheirs(status.theirs)}>
            {SAY.loadTheirs}
          </Button>
          <Button onClick={() => keepMine(status.theirs)}>{SAY.keepMine}</Button>
        </div>
      </Notice>
    );
  }
  if (product?.state === 'deleted') {
    return (
      <Notice className="border-ink">
        <p>{SAY.deleted}</p>
        <Button kind="outline" onClick={onRestore}>
          {SAY.undo}
        </Button>
      </Notice>
    );
  }
  return product?.hasFile ? <p className="-mt-4 mb-8 max-w-[60ch] text-small text-soot">{SAY.hasFile}</p> : null;
}
