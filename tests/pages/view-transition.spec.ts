/** Between a list and a product, the picture of the card grows into the gallery's, without scripts of ours. */
import { cards, expect, type Page, test } from '../support/page.ts';

declare global {
  interface Window {
    /** Pseudo-elements animated by the transition that revealed the page; null without one. */
    revealedBy?: Promise<string[] | null>;
  }
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const parts = () =>
        document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '');
      window.revealedBy = viewTransition ? viewTransition.ready.then(parts) : Promise.resolve(null);
    });
  });

for (const width of [390, 1440])
  test(`a card's picture grows into the gallery at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watch(page);
    await page.goto('/shop');
    await cards(page).nth(1).getByRole('link').first().click();
    await page.waitForURL(/product/);
    expect(await page.evaluate(() => window.revealedBy)).toContain('::view-transition-group(piece)');
  });

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the product replaces the list at once', async ({ page }) => {
    await watch(page);
    await page.goto('/shop');
    await cards(page).nth(1).getByRole('link').first().click();
    await page.waitForURL(/product/);
    expect(await page.evaluate(() => window.revealedBy)).toBeNull();
  });
});
