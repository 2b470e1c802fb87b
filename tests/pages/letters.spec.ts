/** Every email as a mail program shows it: axe, and nothing wider than the screen, on phones and wide, light and dark. */
import { renderLetter } from '../../src/api/emails/letter.ts';
import { sampleLetters } from '../../src/build/letters/samples.ts';
import { violations } from '../support/axe.ts';
import { BRAND } from '../support/brand.ts';
import { expect, test } from '../support/page.ts';
import { PIECES } from '../support/sample-pieces.ts';

const ORIGIN = 'https://shop.example';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600"/>';
const samples = sampleLetters(BRAND, { pages: ORIGIN, images: ORIGIN, pieces: PIECES });

for (const [width, colorScheme] of [
  [320, 'light'],
  [320, 'dark'],
  [700, 'light'],
  [700, 'dark'],
] as const)
  test(`letters have no fault at ${width} px in ${colorScheme} mode`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const { id, letter } of samples) {
      await page.setContent(renderLetter(BRAND, letter).html);
      expect([id, await violations(page)]).toEqual([id, []]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([id, wide]).toEqual([id, 0]);
    }
  });

test('letters change their colours in dark mode', async ({ page }) => {
  const [sample] = samples;
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    await page.setContent(sample ? renderLetter(BRAND, sample.letter).html : '');
    grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(grounds).toEqual(['rgb(236, 227, 214)', 'rgb(17, 16, 14)']);
});
