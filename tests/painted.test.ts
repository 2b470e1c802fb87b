/** Most browser tests paint nothing, and pages that are not painted scroll by no wheel and no finger (support/browser-args.ts). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LOOKS = /\bmouse\.wheel\(|\bdispatchTouchEvent\b|\bscreenshot\(|largest-contentful-paint/i;
const PAINTS = /^test\.use\((?:[^)]*\.\.\.)?(?:PAINTED|IN_3D)\b/m;

/** Returns true for tests that scroll pages which are not painted, or look at what they paint or when. */
const isBlind = (text: string) => LOOKS.test(text) && !PAINTS.test(text);

describe('browser tests that scroll by wheel or finger, or look at what is painted', () => {
  it('paint their pages', () => {
    const files = globSync('tests/pages/*.spec.ts');
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => isBlind(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['await page.mouse.wheel(0, 600);', true],
    ["session.send('Input.dispatchTouchEvent', {});", true],
    ["observer.observe({ type: 'largest-contentful-paint' });", true],
    ['test.use(PAINTED);\nawait page.mouse.wheel(0, 600);', false],
    ['test.use({\n  ...IN_3D,\n});\nawait page.screenshot();', false],
    ['await page.keyboard.press("Tab");', false],
  ])('are found when they do not: %j %s (control)', (text, found) => {
    expect(isBlind(text)).toBe(found);
  });
});
