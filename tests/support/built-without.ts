/** A page as built while the API was unreachable: an island's lists are null and it renders its fallback. */
import type { Page } from '@playwright/test';

/** Serves the page, the landing page by default, with one island built without data; sight is its fallback HTML. */
export async function builtWithout(page: Page, island: string, sight: string, path = /\/(#.*)?$/): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const whole = new RegExp(
      `(<astro-island[^>]*component-export="${island}"[^>]*?) (?:data-)?props="[^"]*"([^>]*>)[\\s\\S]*?(<!--astro:end--></astro-island>)`,
    );
    const [, before, , after] = whole.exec(html) ?? [];
    if (!before || !after) throw new Error(`The page has no island ${island}.`);
    const empty = '{&quot;built&quot;:[0,null],&quot;first&quot;:[0,null],&quot;categories&quot;:[0,null]}';
    const headers = { ...answer.headers(), 'content-encoding': '', 'content-length': '' };
    await route.fulfill({ status: 200, headers, body: html.replace(whole, `$1 props="${empty}"$2${sight}$3`) });
  });
}
