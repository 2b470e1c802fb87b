/** Mission, vision and values as three tall cards; one at a time on phones. */
import { Slider } from '../../components/slider/Slider.tsx';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { LANDING_COPY } from '../../core/landing/copy.ts';
import type { MissionCard } from '../../core/landing/mission.ts';
import type { SliderLayout } from '../../core/shop/slider.ts';
import { useHydrated } from '../use-hydrated.ts';
import './mission.css';
import { MissionTile } from './MissionTile.tsx';

const words = LANDING_COPY.mission;
const LAYOUT: SliderLayout = {
  mobile: { gapPx: 12, slides: 1 },
  tablet: { gapPx: 16, slides: 3 },
  desktop: { gapPx: 20, slides: 3 },
};

type Props = { readonly cards: readonly MissionCard[]; readonly stock: PictureData | null };

export function MissionCards({ cards, stock }: Props) {
  const root = useHydrated<HTMLElement>();
  return (
    <Slider label={words.label} layout={LAYOUT}>
      {cards.map((card, index) => (
        <MissionTile key={card.id} ref={index === 0 ? root : undefined} card={card} stock={stock} />
      ))}
    </Slider>
  );
}
