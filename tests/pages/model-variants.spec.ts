/** Made-to-order pieces in 3D, with software rendering: every cloth and wood shows in its own colour, and follows the choice. */
import { CHOOSER_COPY as SAY } from '../../src/core/configuration/copy.ts';
import { PRODUCT_COPY } from '../../src/core/product/copy.ts';
import { IN_3D } from '../support/browser-args.ts';
import { expect, type Page, test } from '../support/page.ts';

test.use({
  // A small viewport, for software rendering.
  viewport: { width: 480, height: 640 },
  ...IN_3D,
});

test.setTimeout(240_000);

const PIECES = [
  { slug: 'anaya-boucle-lounge-chair', options: ['Fabric', 'Arm wood'] },
  { slug: 'halden-dining-table', options: ['Wood', 'Length', 'Edge'] },
  { slug: 'tamar-three-seater-sofa', options: ['Fabric', 'Leg wood', 'Seat filling'] },
];
/** Smallest mean difference of two variants, and largest to a swatch, in levels of 255: the viewer adds its own light. */
const TOLD_APART = 2;
const LIKE_SWATCH = 60;

type Viewer = HTMLElement & {
  variantName: string;
  readonly availableVariants: readonly string[];
  toBlob(options: { mimeType: string }): Promise<Blob>;
  getMaterialByName(name: string): unknown;
};

async function openModel(page: Page, slug: string, options: readonly string[]) {
  await page.goto(`/product/${slug}`);
  await page.getByRole('button', { name: SAY.open(options) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: SAY.turn }).click();
  await expect(dialog.getByRole('status').filter({ hasText: /^Shown in/ })).toBeVisible({ timeout: 120_000 });
  return dialog;
}

/** The viewer's pixels in each of some variants; '' leaves the variant as it is. */
const pixelsOf = (page: Page, variants: readonly string[]) =>
  page.evaluate(async (names) => {
    const viewer = document.querySelector<Viewer>('[role=dialog] model-viewer, dialog model-viewer');
    if (!viewer) throw new Error('no viewer');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const read = async () => {
      const picture = await createImageBitmap(await viewer.toBlob({ mimeType: 'image/png' }));
      const [width, height] = [160, Math.round((160 * picture.height) / picture.width)];
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas?.drawImage(picture, 0, 0, width, height);
      return Array.from(canvas?.getImageData(0, 0, width, height).data ?? []);
    };
    const found: number[][] = [];
    for (const name of names) {
      if (name && viewer.variantName !== name) {
        const applied = new Promise((resolve) => viewer.addEventListener('variant-applied', resolve, { once: true }));
        viewer.variantName = name;
        await applied;
      }
      // Drawn some frames later: until the picture is another than before, and the next one the same.
      const before = name ? found.at(-1)?.join() : '';
      let [last, now] = ['', await read()];
      for (let tries = 0; tries < 40 && (now.join() === before || last !== now.join()); tries++) {
        last = now.join();
        for (let frames = 0; frames < 4; frames++) await frame();
        now = await read();
      }
      found.push(now);
    }
    return found;
  }, variants);

const differences = (a: readonly number[], b: readonly number[]) =>
  Array.from({ length: a.length / 4 }, (_, i) =>
    [0, 1, 2].reduce((sum, c) => sum + Math.abs((a[4 * i + c] ?? 0) - (b[4 * i + c] ?? 0)), 0),
  );

for (const { slug, options } of PIECES)
  test(`every cloth and wood of ${slug} shows in 3D in its own colour`, async ({ page }) => {
    await openModel(page, slug, options);
    const variants = await page.evaluate(() => document.querySelector<Viewer>('model-viewer')?.availableVariants ?? []);
    const swatches = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      const { data } = (await answer.json()) as { data: { configuration: { options: unknown[] } } };
      return data.configuration.options;
    }, `/api/v1/products/${slug}`);
    type Option = { id: string; choices?: { id: string; name: string; swatch: string | null; texture: unknown }[] };
    const textured = (swatches as Option[]).filter(({ choices }) => choices?.some(({ texture }) => texture));
    const first = variants[0] ?? '';
    for (const { id, choices = [] } of textured) {
      const names = choices.map((choice) =>
        first.replace(new RegExp(`(^|_)${id}\\.[a-z0-9-]+`), `$1${id}.${choice.id}`),
      );
      expect(names.filter((name) => !variants.includes(name))).toEqual([]);
      const shown = await pixelsOf(page, names);
      // Control: what is not changed stays as it is to the pixel.
      const [again = []] = await pixelsOf(page, ['']);
      expect(Math.max(...differences(again, shown.at(-1) ?? []))).toBe(0);
      // Pixels of this option: those that any choice changes by a lot.
      const swing = shown.map((one) => differences(one, shown[0] ?? []));
      const own = (shown[0] ?? []).flatMap((_, i) =>
        i % 4 === 0 && swing.some((one) => (one[i / 4] ?? 0) > 60) ? [i] : [],
      );
      expect(own.length, id).toBeGreaterThan(8);
      const means = shown.map((one) =>
        [0, 1, 2].map((c) => own.reduce((sum, i) => sum + (one[i + c] ?? 0), 0) / own.length),
      );
      const alike = means.flatMap((a, i) =>
        means.slice(i + 1).flatMap((b, j) => {
          const apart = Math.max(...a.map((v, c) => Math.abs(v - (b[c] ?? 0))));
          return apart < TOLD_APART ? [`${choices[i]?.id} and ${choices[i + 1 + j]?.id}: ${apart.toFixed(1)}`] : [];
        }),
      );
      expect(alike).toEqual([]);
      const off = means.flatMap((mean, i) => {
        const { swatch, id: choice } = choices[i] ?? { swatch: null, id: '' };
        const wanted = [1, 3, 5].map((at) => Number.parseInt((swatch ?? '').slice(at, at + 2), 16));
        const away = Math.max(...mean.map((v, c) => Math.abs(v - (wanted[c] ?? 0))));
        return away > LIKE_SWATCH ? [`${choice}: ${mean.map(Math.round)} for ${wanted}`] : [];
      });
      expect(off).toEqual([]);
    }
  });

test('the model follows the choice, says what it shows, and opens in what the page has selected', async ({ page }) => {
  const sofa = PIECES[2] ?? { slug: '', options: [] };
  const dialog = await openModel(page, sofa.slug, sofa.options);
  await expect(dialog.getByRole('status').filter({ hasText: SAY.shownIn(['olive linen', 'walnut']) })).toBeVisible();
  await dialog.getByRole('radio', { name: /^Ink velvet/ }).click();
  await dialog.getByRole('radio', { name: /^Natural oak/ }).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: SAY.shownIn(['ink velvet', 'natural oak']) }),
  ).toBeVisible();
  const viewer = dialog.locator('model-viewer');
  expect(await viewer.evaluate((one) => (one as Viewer).variantName)).toBe('fabric.velvet-ink_legs.oak');
  // Scene Viewer fetches the file and would place the first choices.
  await expect(viewer).toHaveAttribute('ar-modes', 'webxr quick-look');
  await dialog.getByRole('button', { name: SAY.photograph, exact: true }).click();
  await expect(viewer).toHaveCount(0);

  await page.goto(`/product/${sofa.slug}?variant=TAM-SOF-3-OAT`);
  await page.getByRole('button', { name: PRODUCT_COPY.room.button }).click();
  await expect(page.getByText(SAY.shownIn(['oat bouclé', 'walnut']))).toBeVisible({ timeout: 120_000 });
  await page
    .getByRole('radio', { name: /Rust velvet/ })
    .first()
    .click();
  await expect(page.getByText(SAY.shownIn(['rust velvet', 'walnut']))).toBeVisible();
});

test('a model without variants is shown as it is, and says so', async ({ page }) => {
  const lamp = await page.request.get('/api/v1/products/elegant-lamp');
  const { data } = (await lamp.json()) as { data: { model: string } };
  await page.route('**/api/v1/products/tamar-three-seater-sofa', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, model: data.model } } });
  });
  await page.goto('/product/tamar-three-seater-sofa');
  await page.getByRole('button', { name: SAY.open(PIECES[2]?.options ?? []) }).click();
  await page.getByRole('button', { name: SAY.turn }).click();
  await expect(page.getByRole('status').filter({ hasText: SAY.oneModel })).toBeVisible({ timeout: 120_000 });
});
