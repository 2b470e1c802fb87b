/** What the build moves from pages into files of their own: long props of islands, and the code that hydrates them. */
import { describe, expect, it } from 'vitest';
import { LONG_PROPS, liftProps } from '../../src/build/island-props.ts';
import { liftRuntime } from '../../src/build/island-runtime.ts';

const island = (client: string, props: string) =>
  `<astro-island uid="1" props="${props}" client="${client}"><p>list</p></astro-island>`;

describe('long props of islands', () => {
  const json = `{"a":[0,"${'x'.repeat(LONG_PROPS)}"]}`;
  const text = json.replaceAll('"', '&quot;');

  it('become a file, with their entities decoded', () => {
    const stored: string[] = [];
    const html = liftProps(island('intent', text), (one) => `/_astro/props.${stored.push(one)}.json`);
    expect(html).toBe(
      '<astro-island uid="1" data-props="/_astro/props.1.json" client="intent"><p>list</p></astro-island>',
    );
    expect(stored).toEqual([json]);
  });

  it.each([
    ['short ones', island('intent', '{&quot;a&quot;:[0,1]}')],
    ['those of islands that hydrate at once', island('load', text)],
  ])('stay when they are %s', (_, html) => {
    expect(liftProps(html, () => '/none')).toBe(html);
  });
});

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
