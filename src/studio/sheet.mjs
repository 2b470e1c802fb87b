/** Contact sheets: all images side by side. */
import sharp from 'sharp';

const [WIDTH, HEIGHT, GAP] = [300, 375, 8];

/** pictures: [{name, path}]. Writes a sheet with names below the images, as WebP or PNG depending on path's extension. */
export async function contactSheet(pictures, path, columns = 8) {
  const rows = Math.ceil(pictures.length / columns);
  const cell = { width: WIDTH + GAP, height: HEIGHT + 30 };
  const tiles = pictures.map(async ({ name, path: picture }, i) => {
    const label = `<svg width="${WIDTH}" height="28"><text x="2" y="18" font-family="sans-serif" font-size="14" fill="#333">${name}</text></svg>`;
    const [left, top] = [(i % columns) * cell.width + GAP, Math.floor(i / columns) * cell.height + GAP];
    return [
      {
        input: await sharp(picture).resize(WIDTH, HEIGHT, { fit: 'contain', background: '#f4f1ec' }).toBuffer(),
        left,
        top,
      },
      { input: Buffer.from(label), left, top: top + HEIGHT },
    ];
  });
  const size = { width: columns * cell.width + GAP, height: rows * cell.height + GAP };
  await sharp({ create: { ...size, channels: 3, background: '#f4f1ec' } })
    .composite((await Promise.all(tiles)).flat())
    .toFile(path);
}
