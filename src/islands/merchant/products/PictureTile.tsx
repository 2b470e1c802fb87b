/** One picture of a product: its focal point by click and arrow keys, its text, its place. */
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { FIELD_BOX, FieldFrame } from '../../../components/FieldFrame.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { pictureUrl } from '../../../components/Picture.tsx';
import { largePath } from '../../../core/images/picture.ts';
import type { FormPicture } from '../../../core/merchant/product-form.ts';
import { MEDIA_COPY as SAY } from '../../../core/merchant/product-media-copy.ts';

const { pictures: TEXT } = SAY;
const STEP = 5;
const CENTRE = { x: 50, y: 50 };
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const BUTTON = 'grid size-11 place-items-center text-soot hover:text-ink disabled:text-ink/25';
const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

type Props = {
  readonly picture: FormPicture;
  readonly index: number;
  readonly total: number;
  readonly error: string | undefined;
  /** Shown in its own ratio, not in the 4:5 of a row of tiles. */
  readonly isWhole?: boolean;
  readonly onChange: (picture: FormPicture) => void;
  /** Moves it to a place. */
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDrag: () => void;
  readonly onDropOn: () => void;
};

export function PictureTile(props: Props) {
  const { picture, index, total, error, isWhole = false, onChange, onMove, onRemove, onDrag, onDropOn } = props;
  const number = index + 1;
  const focus = picture.focus ?? CENTRE;
  const point = (x: number, y: number) => onChange({ ...picture, focus: { x: percent(x), y: percent(y) } });

  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Enter and Space click without a place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    point(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
  }
  function key(event: KeyboardEvent): void {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    point(focus.x + move[0], focus.y + move[1]);
  }
  function over(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
  }
  const src = pictureUrl({
    ...{ url: largePath(picture.hash, 'webp'), hash: picture.hash, alt: '', tint: null },
    ...{ width: null, height: null },
  });

  return (
    <li
      data-picture-tile
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag();
      }}
      onDragOver={over}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDropOn();
      }}
      className="min-w-0"
    >
      <div className={`grid place-items-center overflow-hidden bg-linen ${isWhole ? 'min-h-40' : 'aspect-4/5'}`}>
        <button
          type="button"
          aria-label={TEXT.focus(number, focus.x, focus.y)}
          onClick={click}
          onKeyDown={key}
          className="relative block max-h-full cursor-crosshair"
        >
          <img src={src} alt="" draggable={false} className={`max-w-full ${isWhole ? 'max-h-112' : 'max-h-full'}`} />
          <span
            aria-hidden="true"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            className="absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-clay/70 outline-1 outline-ink/40"
          />
        </button>
      </div>
      <div className="flex items-center justify-between">
        <span className="text-caption text-soot tabular-nums">{total > 1 && number}</span>
        <div className="flex">
          {total > 1 && (
            <>
              <button
                type="button"
                className={BUTTON}
                disabled={index === 0}
                aria-label={TEXT.earlier(number)}
                onClick={() => onMove(index - 1)}
              >
                <Icon of={ArrowLeft} size={18} />
              </button>
              <button
                type="button"
                className={BUTTON}
                disabled={number === total}
                aria-label={TEXT.later(number)}
                onClick={() => onMove(index + 1)}
              >
                <Icon of={ArrowRight} size={18} />
              </button>
            </>
          )}
          <button type="button" className={`${BUTTON} -mr-3`} aria-label={TEXT.remove(number)} onClick={onRemove}>
            <Icon of={X} size={18} />
          </button>
        </div>
      </div>
      <FieldFrame label={TEXT.alt} hint={index === 0 ? TEXT.altHint : undefined} error={error}>
        {(marks) => (
          <textarea
            {...marks}
            rows={3}
            className={`${FIELD_BOX} h-auto resize-y px-3 py-2 text-small`}
            value={picture.alt}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          />
        )}
      </FieldFrame>
    </li>
  );
}
