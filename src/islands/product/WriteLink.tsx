/** The link that opens the form of a review. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ReviewForm } from '../../components/product/ReviewForm.tsx';
import { REVIEW_FORM_COPY as SAY } from '../../core/product/review-form-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { openPanel } from '../../stores/panel.ts';
import { sendReview } from '../../stores/reviews.ts';
import { $token } from '../../stores/token.ts';

export type Product = { readonly slug: string; readonly name: string; readonly sampleRatings: boolean };

/** Link for buyers to write a review, through the session or their order. */
export function WriteLink({ product, onWritten }: { readonly product: Product; readonly onWritten: () => void }) {
  const token = useStore($token, { ssr: () => null });
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  async function send(draft: Parameters<typeof sendReview>[1]): Promise<string> {
    const words = await sendReview(product.slug, draft);
    onWritten();
    return words;
  }
  if (!token) {
    return (
      <>
        <p className="max-w-[38ch] text-small text-soot">{SAY.who}</p>
        <p className="flex gap-x-6 text-small">
          <button type="button" onClick={() => openPanel('auth')} className="link min-h-11">
            {SAY.signIn}
          </button>
          <a href={ROUTES.order.path} className="link inline-flex min-h-11 items-center">
            {SAY.find}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)}>
        {SAY.write}
      </Button>
      <Dialog open={open} onClose={close} title={SAY.write} closeLabel={SAY.close}>
        <ReviewForm name={product.name} send={send} onClose={close} />
      </Dialog>
    </>
  );
}
