/**
 * Runs axe in a page. Runs all rules at once, which takes a third of the time of rule by rule and works because there are
 * no frames.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from './page.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns violations, one string per rule: id and targets. `without` excludes a selector. */
export async function violations(page: Page, { without }: { readonly without?: string } = {}): Promise<string[]> {
  // By the debugger, since the policies of pages allow no such script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ tags, exclude }) => {
      // Contrast during an opacity transition is not meaningful.
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      const ended = Promise.allSettled(changes.map(({ finished }) => finished));
      await Promise.race([ended, new Promise((done) => setTimeout(done, 1000))]);
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const context = exclude ? { exclude: [exclude] } : document;
      const { violations: found } = await run(context, { runOnly: tags, resultTypes: ['violations'] });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { tags: TAGS, exclude: without },
  );
}
