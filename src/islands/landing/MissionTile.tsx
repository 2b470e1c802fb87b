/** One card of the shop's promises. */
import { type Ref, useId, useState } from 'react';
import { NoPicture } from '../../components/NoPicture.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { LANDING_COPY } from '../../core/landing/copy.ts';
import type { MissionCard } from '../../core/landing/mission.ts';

const words = LANDING_COPY.mission;

type CardProps = {
  readonly card: MissionCard;
  readonly stock: PictureData | null;
  readonly ref: Ref<HTMLElement> | undefined;
};

export function MissionTile({ card, stock, ref }: CardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const picture = card.picture ?? stock;
  return (
    <article ref={ref} className="mission-card" data-open={open ? '' : undefined}>
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 48rem) 32vw, 92vw" max={1440} className="mission-picture" />
      ) : (
        <NoPicture className="mission-picture" />
      )}
      <div className="mission-words">
        <h3 className="font-serif text-name">{card.title}</h3>
        <p className="mt-2 max-w-[30ch]">{card.line}</p>
        <div id={id} className="mission-more" inert={!open}>
          <p className="pt-3 text-small">{card.description}</p>
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${open ? words.close : words.learnMore}: ${card.title}`}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="link mt-3 min-h-8 text-small font-medium"
        >
          {open ? words.close : words.learnMore}
        </button>
      </div>
    </article>
  );
}
