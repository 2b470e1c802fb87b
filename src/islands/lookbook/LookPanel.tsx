/** Panel of a lookbook item: name, picture, short description and link. */
import { useStore } from '@nanostores/react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { NoPicture } from '../../components/NoPicture.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { LookPiece } from '../../core/catalogue/lookbook.ts';
import { LOOKBOOK_COPY } from '../../core/catalogue/lookbook-copy.ts';
import { productPath } from '../../core/shop/routes.ts';
import { $look } from '../../stores/lookbook-item.ts';

export function LookPanel({ pieces }: { readonly pieces: readonly LookPiece[] }) {
  const slug = useStore($look, { ssr: 'initial' });
  const piece = pieces.find((one) => one.slug === slug);
  const close = () => $look.set(null);
  return (
    <Dialog
      open={piece !== undefined}
      onClose={close}
      title={piece?.name ?? LOOKBOOK_COPY.title}
      closeLabel={LOOKBOOK_COPY.close}
      footer={
        <div className="flex gap-3">
          <Button kind="outline" className="flex-1" onClick={close}>
            {LOOKBOOK_COPY.close}
          </Button>
          <ButtonLink className="flex-1" href={productPath(piece?.slug ?? '')}>
            {LOOKBOOK_COPY.get}
          </ButtonLink>
        </div>
      }
    >
      {piece && (
        <div className="py-6">
          {piece.picture ? (
            <Picture picture={piece.picture} sizes="400px" max={1024} className="pulse aspect-4/5 w-full" />
          ) : (
            <NoPicture className="aspect-4/5 w-full" />
          )}
          <p className="mt-5 text-soot">{piece.short}</p>
        </div>
      )}
    </Dialog>
  );
}
