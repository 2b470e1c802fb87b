/** The bar at the bottom of the editor: what is unsaved, what went wrong, and Save. */
import { Button } from '../../../components/Button.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { productPath } from '../../../core/shop/routes.ts';
import type { Editor } from './use-editor.ts';

type Props = { readonly editor: Editor; readonly isWaiting: boolean; readonly onSave: () => void };

const clock = (at: Date) => at.toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' });

function messageOf({ status, isDirty }: Editor, isWaiting: boolean): string {
  if (status.state === 'saving') return SAY.saving;
  if (isWaiting) return SAY.waiting;
  if (status.state === 'failed') return status.message;
  if (isDirty) return SAY.unsaved;
  return status.state === 'saved' ? SAY.savedAt(clock(status.at)) : SAY.nothing;
}

export function SaveBar({ editor, isWaiting, onSave }: Props) {
  const { status, isDirty, product } = editor;
  const isFailed = status.state === 'failed' && !isWaiting;
  const colour = isFailed ? 'text-danger' : status.state === 'saved' && !isDirty ? 'text-success' : 'text-soot';
  return (
    <div className="sticky bottom-0 z-10 -mx-(--gutter) mt-8 border-t bg-paper px-(--gutter) py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role={isFailed ? 'alert' : 'status'} className={`min-w-0 flex-1 text-small ${colour}`}>
          {messageOf(editor, isWaiting)}
        </p>
        <div className="flex items-center gap-6">
          {product?.state === 'shown' && (
            <a
              href={productPath(product.slug)}
              target="_blank"
              rel="noopener"
              className="link inline-flex min-h-11 items-center text-small max-sm:hidden"
            >
              {SAY.see}
            </a>
          )}
          <Button
            disabled={status.state === 'saving' || isWaiting}
            onClick={onSave}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {status.state === 'saving' ? SAY.saving : SAY.save}
          </Button>
        </div>
      </div>
    </div>
  );
}
