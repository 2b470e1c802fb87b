/** Full-screen section of one category: a picture with its piece, and a panel with a moving strip of products. */
import { ArrowRight, Pause, Play } from 'lucide-react';
import { type CSSProperties, type Ref, useEffect, useState } from 'react';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { beltEasing } from '../../core/landing/belt.ts';
import { LANDING } from '../../core/landing/constants.ts';
import type { Showcase } from '../../core/landing/showcase.ts';
import { priceText } from '../../core/product/product-texts.ts';
import { categoryPath, productPath } from '../../core/shop/routes.ts';
import { ButtonLink } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { NoPicture } from '../NoPicture.tsx';
import { Picture } from '../Picture.tsx';
import './showcase.css';
import { ShowcaseStrip, words } from './ShowcaseStrip.tsx';

const loopOf = (cards: number) =>
  ({
    '--loop': `${LANDING.showcaseLoopMs}ms`,
    '--loop-delay': `${LANDING.showcaseDelayMs}ms`,
    '--loop-easing': beltEasing(cards),
  }) as CSSProperties;

type Props = {
  readonly showcase: Showcase;
  readonly stock: PictureData | null;
  readonly inverted: boolean;
  readonly ref?: Ref<HTMLElement> | undefined;
};

export function ShowcasePanel({ showcase, stock, inverted, ref }: Props) {
  const [still, setStill] = useState(false);
  const [looped, setLooped] = useState(false);
  useEffect(() => setLooped(true), []);
  const { id, slug, name, headline, line, pictured, pieces } = showcase;
  const picture = showcase.picture ?? stock;
  return (
    <section
      ref={ref}
      id={slug}
      data-section=""
      data-name={name}
      data-tone={inverted ? 'ink' : 'paper'}
      aria-labelledby={`showcase-${id}`}
      className={`showcase later ${inverted ? 'bg-ink text-paper' : 'bg-linen'}`}
      data-inverted={inverted ? '' : undefined}
      data-moving=""
    >
      <div className="showcase-picture">
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 56vw, 100vw"
            max={1920}
            alt=""
            className="size-full"
            imgClassName="showcase-drift"
          />
        ) : (
          <NoPicture className="size-full" />
        )}
        {picture && pictured && (
          <a href={productPath(pictured.slug)} className="showcase-piece group">
            <span className="font-medium decoration-1 underline-offset-4 group-hover:underline">{pictured.name}</span>
            <span className="tabular-nums">{priceText(pictured.price)}</span>
          </a>
        )}
      </div>
      <div className="showcase-panel">
        <div className="showcase-words">
          <p className="label">{name}</p>
          <h2
            id={`showcase-${id}`}
            className="mt-4 max-w-[9ch] font-serif text-title lg:mt-6 lg:text-[clamp(3.5rem,5.6vw,6.5rem)]"
          >
            {headline}
          </h2>
          <p className="mt-3 line-clamp-2 max-w-[42ch] opacity-80 lg:mt-6 lg:line-clamp-none">{line}</p>
          <div className="mt-3 flex items-center justify-between gap-4 lg:mt-7">
            <ButtonLink kind="quiet" href={categoryPath(slug)} className="min-h-8! font-medium">
              {words.explore(name)}
              <Icon of={ArrowRight} size={16} />
            </ButtonLink>
            {pieces.length > 0 && (
              <button
                type="button"
                className="showcase-toggle"
                aria-label={still ? words.play(name) : words.pause(name)}
                onClick={() => setStill(!still)}
              >
                <Icon of={still ? Play : Pause} size={16} />
              </button>
            )}
          </div>
        </div>
        {pieces.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
          <div
            className="showcase-strip"
            role="group"
            aria-label={words.pieces(name)}
            data-still={still ? '' : undefined}
            data-looped={looped ? '' : undefined}
            style={loopOf(pieces.length)}
          >
            <div className="showcase-belt">
              <ShowcaseStrip pieces={pieces} />
              {looped && <ShowcaseStrip pieces={pieces} silent />}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
