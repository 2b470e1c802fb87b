/** One picture for sharing: a title in our serif beside its picture, the title alone, or our name beside a product. */
import sharp, { type OverlayOptions } from 'sharp';
import { SHARE } from '../core/shop/constants.ts';
import type { Brand, Colours } from '../core/shop/theme.ts';
import { canSet, lettering, linesOf, widthOf } from './text-to-path.ts';

const { widthPx: WIDTH, heightPx: HEIGHT } = SHARE;
const EDGE = 60;
const NAME_PX = 46;

/** How much of the card its words have, the sizes to try, largest first, and how many lines they may take. */
type Space = { readonly panel: number; readonly sizes: readonly number[]; readonly lines: number };
const BESIDE: Space = { panel: 540, sizes: [104, 92, 80, 70, 62, 54, 46], lines: 5 };
const ALONE: Space = { panel: WIDTH, sizes: [168, 144, 124, 108, 92], lines: 3 };
/** Products stand upright: their picture is narrower, and loses less at head and foot. */
const PIECE: Space = { panel: 640, sizes: [232, 176, 132, 100, 76, 58], lines: 2 };

/** The words at the foot of the panel, as large as they fit. */
function titleOf(words: string, { panel, sizes, lines: most }: Space, ink: string): string {
  const room = panel - 2 * EDGE;
  const fits = (size: number) => {
    const lines = linesOf(words, size, room);
    return lines.length <= most && lines.every((line) => widthOf(line, size) <= room);
  };
  const size = sizes.find(fits) ?? (sizes.at(-1) as number);
  const lines = linesOf(words, size, room);
  const first = HEIGHT - EDGE - 8 - (lines.length - 1) * size;
  return lines.map((line, index) => lettering(line, EDGE, first + index * size, size, ink)).join('');
}

/** Our name and a hairline: the head of every card that has a title. */
const headOf = ({ panel }: Space, { name, colours: { ink } }: Brand) =>
  `${lettering(name, EDGE, EDGE + 30, NAME_PX, ink)}<path d="M${EDGE} 122.5H${panel - EDGE}" stroke="${ink}" stroke-opacity=".16"/>`;

async function draw(space: Space, words: string, path: string | null, { paper }: Colours): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${space.panel}" height="${HEIGHT}">${words}</svg>`;
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg), left: 0, top: 0 }];
  if (path) {
    const [width, height] = [WIDTH - space.panel, HEIGHT];
    const cut = sharp(path).rotate().resize(width, height, { fit: 'cover' }).flatten({ background: paper });
    // As pixels: to encode it in between takes as long as all the rest.
    const { data, info } = await cut.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    layers.push({ input: data, raw: { width, height, channels: info.channels }, left: space.panel, top: 0 });
  }
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A page's card as JPEG. path names the master of its picture. Words that our face cannot set are left out. */
export function drawPageCard(words: string, path: string | null, brand: Brand): Promise<Buffer> {
  const space = path ? BESIDE : ALONE;
  const { colours } = brand;
  const head = canSet(brand.name) ? headOf(space, brand) : '';
  return draw(space, head + (canSet(words) ? titleOf(words, space, colours.ink) : ''), path, colours);
}

/** A product's card as JPEG. It has no words but our name, so that one address is one picture. */
export function drawPieceCard(path: string, { name, colours }: Brand): Promise<Buffer> {
  return draw(PIECE, canSet(name) ? titleOf(name, PIECE, colours.ink) : '', path, colours);
}
