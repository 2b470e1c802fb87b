/**
 * Renders React components of pages, in place of the part of @astrojs/react that does so: that one renders each component
 * twice, to see whether it is one of React's, and as a stream of bytes, which takes three times as long. All components that
 * are no Astro components are React's here, and none is asynchronous. The result is the same, to the byte.
 */
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The page that is rendered. */
type Context = { readonly result: object } | undefined;
type Metadata = { readonly hydrate?: string; readonly astroStaticSlot?: boolean };

/** The number of components rendered on a page: each gets ids of its own. */
const counts = new WeakMap<object, number>();

function nextPrefix(page: object): string {
  const count = counts.get(page) ?? 0;
  counts.set(page, count + 1);
  return `r${count}`;
}

/** Links that React adds for files which pages load already. */
const HINTS = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** Returns the children that an Astro file gives to a component; null without any. */
function slotOf(html: string | undefined, { astroStaticSlot, hydrate }: Metadata) {
  if (!html || html.trim() === '') return null;
  return createElement(astroStaticSlot && !hydrate ? 'astro-static-slot' : 'astro-slot', {
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what Astro rendered
    dangerouslySetInnerHTML: { __html: html },
  });
}

async function renderToStaticMarkup(
  this: Context,
  Component: ComponentType<object>,
  { class: _, ...props }: Readonly<Record<string, unknown>>,
  { default: html, ...others }: Readonly<Record<string, string>>,
  metadata: Metadata = {},
) {
  if (Object.keys(others).length > 0) throw new Error('Components of React have no named slots here.');
  const identifierPrefix = this && nextPrefix(this.result);
  const children = html === undefined ? {} : { children: slotOf(html, metadata) };
  const rendered = renderToString(createElement(Component, { ...props, ...children }), {
    ...(identifierPrefix && { identifierPrefix }),
  });
  return { html: rendered.replace(HINTS, ''), attrs: { prefix: identifierPrefix } };
}

export default {
  name: '@astrojs/react',
  check: async (Component: unknown) => typeof Component === 'function' || typeof Component === 'object',
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
};
