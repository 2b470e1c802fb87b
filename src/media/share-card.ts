/** Renders share cards: a title beside an image, a title alone, or the shop's name beside a product. */
import sharp, { type OverlayOptions } from 'sharp';
import { SHARE } from '../core/images/constants.ts';
import type { Brand, Colours } from '../core/shop/theme.ts';
import { hasGlyphs, linesOf, textToPath, widthOf } from './text-to-path.ts';

const { widthPx: WIDTH, heightPx: HEIGHT } = SHARE;
const EDGE = 60;
const NAME_PX = 46;

/** Width of the text panel in pixels, font sizes to try (largest first), and maximum number of lines. */
type Space = { readonly panel: number; readonly sizes: readonly number[]; readonly lines: number };
const BESIDE: Space = { panel: 540, sizes: [104, 92, 80, 70, 62, 54, 46], lines: 5 };
const ALONE: Space = { panel: WIDTH, sizes: [168, 144, 124, 108, 92], lines: 3 };
/** Products are upright, so their image is narrower and loses less at top and bottom. */
const PRODUCT: Space = { panel: 640, sizes: [232, 176, 132, 100, 76, 58], lines: 2 };

/** SVG of the title at the bottom of the panel, in the largest size that fits. */
function titleOf(words: string, { panel, sizes, lines: most }: Space, ink: string): string {
  const room = panel - 2 * EDGE;
  const fits = (size: number) => {
    const lines = linesOf(words, size, room);
    return lines.length <= most && lines.every((line) => widthOf(line, size) <= room);
  };
  const size = sizes.find(fits) ?? (sizes.at(-1) as number);
  const lines = linesOf(words, size, room);
  const first = HEIGHT - EDGE - 8 - (lines.length - 1) * size;
  return lines.map((line, index) => textToPath(line, EDGE, first + index * size, size, ink)).join('');
}

/** SVG of the shop's name and a rule, at the top of cards with a title. */
const headOf = ({ panel }: Space, { name, colours: { ink } }: Brand) =>
  `${textToPath(name, EDGE, EDGE + 30, NAME_PX, ink)}<path d="M${EDGE} 122.5H${panel - EDGE}" stroke="${ink}" stroke-opacity=".16"/>`;

async function renderCard(space: Space, words: string, path: string | null, { paper }: Colours): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${space.panel}" height="${HEIGHT}">${words}</svg>`;
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg), left: 0, top: 0 }];
  if (path) {
    const [width, height] = [WIDTH - space.panel, HEIGHT];
    const cut = sharp(path).rotate().resize(width, height, { fit: 'cover' }).flatten({ background: paper });
    // Raw pixels: an intermediate encoding would take as long as everything else.
    const { data, info } = await cut.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    layers.push({ input: data, raw: { width, height, channels: info.channels }, left: space.panel, top: 0 });
  }
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Returns a page's card as JPEG. path is the original of its image. Characters missing in the font are left out. */
export function renderPageCard(words: string, path: string | null, brand: Brand): Promise<Buffer> {
  const space = path ? BESIDE : ALONE;
  const { colours } = brand;
  const head = hasGlyphs(brand.name) ? headOf(space, brand) : '';
  return renderCard(space, head + (hasGlyphs(words) ? titleOf(words, space, colours.ink) : ''), path, colours);
}

/** Returns a product's card as JPEG. Its only text is the shop's name, so that each image needs one card. */
export function renderProductCard(path: string, { name, colours }: Brand): Promise<Buffer> {
  return renderCard(PRODUCT, hasGlyphs(name) ? titleOf(name, PRODUCT, colours.ink) : '', path, colours);
}
