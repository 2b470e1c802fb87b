/** What stands above the editor: the product is deleted, another person changed it, or a file stands behind it. */
import { Button } from '../../../components/Button.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import type { Editor } from './use-editor.ts';

type Props = { readonly editor: Editor; readonly onRestore: () => void };

const BOX = 'mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-2 bg-linen px-5 py-4';

export function Notices({ editor, onRestore }: Props) {
  const { product, status, keepMine, loadTheirs } = editor;
  if (status.state === 'moved') {
    return (
      <div role="alert" className={`${BOX} border-clay`}>
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
      </div>
    );
  }
  if (product?.state === 'deleted') {
    return (
      <div role="status" className={`${BOX} border-ink`}>
        <p>{SAY.deleted}</p>
        <Button kind="outline" onClick={onRestore}>
          {SAY.undo}
        </Button>
      </div>
    );
  }
  return product?.hasFile ? <p className="-mt-4 mb-8 max-w-[60ch] text-small text-soot">{SAY.hasFile}</p> : null;
}
