/** What stands above the editor: the product is deleted, another person changed it, or a file stands behind it. */
import { Button } from '../../../components/Button.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { MovedNotice, Notice } from '../Notice.tsx';
import type { Editor } from './use-editor.ts';

type Props = { readonly editor: Editor; readonly onRestore: () => void };

export function Notices({ editor, onRestore }: Props) {
  const { product, status, keepMine, loadTheirs } = editor;
  if (status.state === 'moved')
    return (
      <MovedNotice
        copy={SAY}
        message={status.message || SAY.moved}
        onTheirs={() => loadTheirs(status.theirs)}
        onMine={() => keepMine(status.theirs)}
      />
    );
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
