import { createElement, type ReactNode, useId } from 'react';
import { describe, expect, it } from 'vitest';
import renderer from '../../src/layouts/react-renderer.ts';

function Field({ label, children }: { label?: string; children?: ReactNode }) {
  const id = useId();
  return createElement(
    'p',
    null,
    createElement('label', { htmlFor: id }, label),
    createElement('input', { id }),
    children,
  );
}
const Picture = () => createElement('img', { src: '/a.webp', fetchPriority: 'high' });

const render = (page: object, component: unknown, props = {}, slots = {}, metadata = {}) =>
  renderer.renderToStaticMarkup.call({ result: page }, component as typeof Field, props, slots, metadata);

describe('components of React in pages', () => {
  it('have ids of their own, which their islands use in the browser', async () => {
    const page = {};
    const [one, other] = [await render(page, Field, { label: 'A' }), await render(page, Field, { label: 'A' })];
    expect([one.attrs.prefix, other.attrs.prefix]).toEqual(['r0', 'r1']);
    expect(one.html).toMatch(/^<p><label for="(_r0[^"]*)">A<\/label><input id="\1"\/><\/p>$/);
    expect(other.html).toBe(one.html.replaceAll('_r0', '_r1'));
    expect((await render({}, Field, { label: 'A' })).html).toBe(one.html);
  });

  it('show what an Astro file puts between their tags, and nothing for blanks', async () => {
    const slots = { default: '<b>x</b>' };
    const html = async (given: object, metadata = {}) => (await render({}, Field, {}, given, metadata)).html;
    expect(await html(slots)).toContain('<astro-slot><b>x</b></astro-slot></p>');
    expect(await html(slots, { astroStaticSlot: true })).toContain('<astro-static-slot><b>x</b></astro-static-slot>');
    expect(await html(slots, { astroStaticSlot: true, hydrate: 'intent' })).toContain(
      '<astro-slot><b>x</b></astro-slot>',
    );
    expect(await html({ default: ' ' })).not.toContain('slot');
    await expect(html({ head: 'x' })).rejects.toThrow('named slots');
  });

  it('bring no links to preload pictures', async () => {
    expect((await render({}, Picture)).html).toBe('<img src="/a.webp" fetchPriority="high"/>');
  });
});
