/** Review form for a product of this order, which is the proof of purchase. */
import { Dialog } from '../../components/Dialog.tsx';
import { ReviewForm } from '../../components/product/ReviewForm.tsx';
import type { SoldLineView } from '../../core/order/line-reader.ts';
import type { OrderView } from '../../core/order/reader.ts';
import type { ReviewDraft } from '../../core/product/review.ts';
import { REVIEW_FORM_COPY as SAY } from '../../core/product/review-form-copy.ts';
import { proofOf } from '../../stores/order.ts';
import { sendReview } from '../../stores/reviews.ts';

type Props = { readonly order: OrderView; readonly line: SoldLineView | null; readonly onClose: () => void };

export function ReviewDialog({ order, line, onClose }: Props) {
  const send = (draft: ReviewDraft) => sendReview(line?.slug ?? '', draft, proofOf(order));
  return (
    <Dialog open={line !== null} onClose={onClose} title={SAY.write} closeLabel={SAY.close}>
      {line && <ReviewForm key={line.sku} name={line.name} send={send} onClose={onClose} />}
    </Dialog>
  );
}
