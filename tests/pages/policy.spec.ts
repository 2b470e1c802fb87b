/** Pages comply with their content security policy, which blocks injected content; for the 3D viewer see viewer.spec.ts. */
import { COPY } from '../../src/core/shop/copy.ts';
import { expect, type Page, test } from '../support/page.ts';
import { watchViolations } from '../support/policy-violations.ts';

test.use({ firstVisit: true });
test.setTimeout(120_000);

/** Interactions on a page beyond loading it. */
const VISITS: [string, (page: Page) => Promise<unknown>][] = [
  ['/', (page) => expect(page.locator('html')).toHaveAttribute('data-intro', 'done', { timeout: 20_000 })],
  ['/shop?sort=newest', (page) => page.locator('[data-results] > li').first().hover()],
  ['/categories', async () => {}],
  ['/lookbook', async () => {}],
  ['/room-single1', (page) => page.locator('[data-ring]').first().click({ force: true })],
  ['/product/elegant-lamp', async () => {}],
  ['/about', async () => {}],
  ['/stores', async () => {}],
  ['/faq', async () => {}],
  ['/checkout', async () => {}],
  ['/account', async () => {}],
  ['/compare', async () => {}],
  ['/cart', async () => {}],
];

/** A product newer than the build returns 404 in this shop, which lacks it. */
test.use({ allowed: /status of 404/ });

test('no page violates its policy', async ({ page }) => {
  const refused = await watchViolations(page);
  for (const [address, use] of VISITS) {
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy'], address).toContain("script-src 'self'");
    await use(page);
    expect(refused, address).toEqual([]);
  }

  await page.goto('/journal');
  await page.getByRole('searchbox').first().fill('oak');
  await expect(page.locator('[data-results-box] li').first()).toBeVisible();
  expect(refused).toEqual([]);

  await page.goto('/wishlist', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: COPY.account.signIn, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(refused).toEqual([]);

  // A product newer than the build, whose description is HTML: only the sanitiser may create it.
  const { data } = await (await page.request.get('/api/v1/products/elegant-lamp')).json();
  const description = '<p>Turned by <em>hand</em>.</p>';
  await page.route('**/api/v1/products/newer-than-all', (route) =>
    route.fulfill({ json: { data: { ...data, description } } }),
  );
  await page.goto('/product/newer-than-all');
  await expect(page.locator('.prose em')).toBeVisible();
  expect(refused).toEqual([]);
});

test.describe('injected content', () => {
  test.use({ allowed: /Content Security Policy|TrustedHTML|TrustedScript/ });

  test('is blocked and detected (control)', async ({ page }) => {
    const refused = await watchViolations(page);
    // As if injected between server and browser.
    const injected =
      '<script>window.ran = 1</script><style>:root { --ran: 1 }</style><b id="b" style="--ran: 1"></b></body>';
    await page.route('/journal', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
    });
    await page.goto('/journal', { waitUntil: 'networkidle' });
    const results = await page.evaluate(async () => {
      const tried = (act: () => void) => {
        try {
          act();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      const style = getComputedStyle(document.getElementById('b') as HTMLElement).getPropertyValue('--ran');
      return {
        script: (window as { ran?: number }).ran ?? 'refused',
        style: style || 'refused',
        html: tried(() => document.body.insertAdjacentHTML('beforeend', '<b onclick="1">b</b>')),
        address: tried(() => Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' })),
        told: await fetch('https://evil.example/').then(
          () => 'done',
          () => 'refused',
        ),
      };
    });
    expect(results).toEqual({
      script: 'refused',
      style: 'refused',
      html: 'refused',
      address: 'refused',
      told: 'refused',
    });
    const rules = ['script-src-elem', 'style-src-elem', 'style-src-attr', 'require-trusted-types-for', 'connect-src'];
    const directives = () => refused.map((one) => one.split(' ')[1]);
    await expect.poll(directives).toEqual(expect.arrayContaining(rules));
  });
});
