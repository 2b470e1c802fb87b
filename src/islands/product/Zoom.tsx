/** Full-screen gallery: arrow keys, swipe or buttons; a click zooms in. */
import { useStore } from '@nanostores/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Dialog, DialogClose } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { $zoom } from '../../stores/zoom.ts';
import { showPicture } from './gallery.ts';

const SWIPE_PX = 48;

export function Zoom({ pictures }: { readonly pictures: readonly PictureData[] }) {
  const shown = useStore($zoom, { ssr: 'initial' });
  const [near, setNear] = useState(false);
  const from = useRef<number | null>(null);
  const frame = useRef<HTMLButtonElement>(null);
  const count = pictures.length;
  const index = Math.min(shown ?? 0, count - 1);
  const picture = pictures[index];

  useEffect(() => {
    if (near)
      frame.current?.parentElement?.scrollTo({
        left: frame.current.clientWidth / 4,
        top: frame.current.clientHeight / 4,
      });
  }, [near]);

  if (!picture) return null;

  function go(step: number): void {
    const next = (index + step + count) % count;
    setNear(false);
    $zoom.set(next);
    showPicture(next);
  }

  function onKey(event: KeyboardEvent): void {
    if (near || count < 2) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  }

  function onUp(event: PointerEvent): void {
    const moved = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    if (!near && event.pointerType === 'touch' && Math.abs(moved) > SWIPE_PX && count > 1) go(moved < 0 ? 1 : -1);
  }

  const close = () => {
    setNear(false);
    $zoom.set(null);
  };
  const step = (by: number, label: string, icon: typeof ArrowLeft) => (
    <button
      type="button"
      onClick={() => go(by)}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full transition-colors hover:bg-current/8"
    >
      <Icon of={icon} />
    </button>
  );

  return (
    <Dialog
      open={shown !== null}
      onClose={close}
      side="full"
      bare
      first={frame}
      title={PRODUCT_COPY.enlarged}
      closeLabel={PRODUCT_COPY.close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys and swipes repeat what the buttons below do. */}
      <div
        className="min-h-0 flex-1 touch-pan-y overflow-auto overscroll-contain data-near:touch-auto"
        data-near={near ? '' : undefined}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          from.current = event.clientX;
        }}
        onPointerUp={onUp}
      >
        <button
          ref={frame}
          type="button"
          onClick={() => setNear(!near)}
          aria-pressed={near}
          aria-label={near ? PRODUCT_COPY.further : PRODUCT_COPY.closer}
          className={near ? 'block size-[200%] cursor-zoom-out' : 'block size-full cursor-zoom-in'}
        >
          <Picture
            key={picture.hash ?? picture.url}
            picture={picture}
            sizes={near ? '200vw' : '100vw'}
            priority
            className="size-full bg-transparent!"
            imgClassName="object-contain!"
          />
        </button>
      </div>
      <div className="flex shrink-0 items-center justify-between px-4 py-3 text-small tabular-nums">
        <p aria-live="polite">{PRODUCT_COPY.of(index + 1, count)}</p>
        <div className="flex gap-1">
          {count > 1 && step(-1, PRODUCT_COPY.previous, ArrowLeft)}
          {count > 1 && step(1, PRODUCT_COPY.next, ArrowRight)}
          <DialogClose label={PRODUCT_COPY.close} />
        </div>
      </div>
    </Dialog>
  );
}
