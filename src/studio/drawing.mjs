/** Converts a room's image to a pencil drawing: `node src/studio/drawing.mjs oslo`. Repeat when the image changes. */
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

const PAPER = [0xf6, 0xf1, 0xe9];
const PENCIL = [0x3a, 0x33, 0x2d];
const ROOMS = 'content/media/rooms';

/** Returns greyscale and two blurred versions: what is darker than its surroundings becomes a stroke. */
async function layersOf(path) {
  const { data, info } = await sharp(path).greyscale().median(5).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: 1 };
  const soft = (sigma) => sharp(data, { raw }).blur(sigma).greyscale().raw().toBuffer();
  return { width, height, grey: data, wide: await soft(9), fine: await soft(2.2) };
}

/** 0 is pencil, 1 is paper. */
function tone(grey, wide, fine) {
  const [form, edge] = [Math.min(1, (grey + 12) / (wide + 12)), Math.min(1, (grey + 12) / (fine + 12))];
  const stroke = Math.min(1, Math.max(0, (Math.min(form ** 3, edge ** 5) - 0.25) / 0.68));
  return stroke * (0.82 + 0.18 * Math.min(1, wide / 200));
}

/** Draws one image from another, both paths; resolves to its size in bytes. */
export async function drawing(from, to) {
  const { width, height, grey, wide, fine } = await layersOf(from);
  const pixels = Buffer.alloc(grey.length * 3);
  grey.forEach((value, at) => {
    const lightness = tone(value, wide[at], fine[at]);
    for (const channel of [0, 1, 2])
      pixels[at * 3 + channel] = PENCIL[channel] + (PAPER[channel] - PENCIL[channel]) * lightness;
  });
  const { size } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82, effort: 6 })
    .toFile(to);
  return size;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const name of process.argv.slice(2)) await drawing(`${ROOMS}/${name}.webp`, `${ROOMS}/${name}-drawing.webp`);
