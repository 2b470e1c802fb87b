/** The code that hydrates islands, which the build moves from pages into a file. */
import { describe, expect, it } from 'vitest';
import { liftRuntime } from '../../src/build/island-runtime.ts';

const island = (client: string, props: string) =>
  `<astro-island uid="1" props="${props}" client="${client}"><p>list</p></astro-island>`;

describe('the code that hydrates islands', () => {
  const RUNTIME = '<script>x.define(`a`);customElements.define(`astro-island`,class{})</script>';
  const INTENT = '<script>self.dispatchEvent(new Event(`astro:intent`))</script>';
  const OTHER = '<script>other()</script>';
  const page = (client: string) =>
    `${OTHER}${INTENT}${RUNTIME}${island(client, '{}')}<script data-scripts="/a.js">start()</script>`;

  it("becomes the first of the page's scripts", () => {
    const stored: string[] = [];
    const html = liftRuntime(page('intent'), (code) => `/_astro/hydrate.${stored.push(code)}.js`);
    expect(html).toBe(
      `${OTHER}${island('intent', '{}')}<script data-scripts="/_astro/hydrate.1.js /a.js">start()</script>`,
    );
    expect(stored[0]).toMatch(/astro:intent.*;.*astro-island/);
  });

  it.each(['a', 'z'])('has the custom element last, whatever its text begins with: %s', (start) => {
    const stored: string[] = [];
    liftRuntime(page('intent').replace('x.define', `${start}.define`), (code) => `/${stored.push(code)}.js`);
    expect(stored[0]).toMatch(/astro:intent.*;.*astro-island/);
  });

  it('stays on pages with an island that hydrates at once, as one script', () => {
    const html = liftRuntime(page('load'), () => '/none');
    expect(html).toMatch(
      /^<script>other\(\)<\/script><script>[^<]*astro:intent[^<]*;[^<]*astro-island[^<]*<\/script><astro-island/,
    );
    expect(liftRuntime(html, () => '/none')).toBe(html);
  });

  it('is not looked for on pages without islands', () => {
    expect(liftRuntime(OTHER, () => '/none')).toBe(OTHER);
  });
});
