/** Vite plugin that inserts name and colours of content/site.md into pages, scripts and styles. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readEnv } from '../core/shop/env.ts';
import type { Site } from '../core/shop/site.ts';
import { COLOURS, type ColourName, type Colours, tripleOf } from '../core/shop/theme.ts';
import { readSite } from '../ingest/site-content.ts';

/** Replaces the colours of src/styles.css with those of the theme, written as '#rrggbb' or 'rgb(r g b'. */
export function themed(css: string, colours: Colours): string {
  const names = Object.keys(COLOURS) as ColourName[];
  const changed = names.filter((name) => colours[name] !== COLOURS[name]);
  if (changed.length === 0) return css;
  const forms = new Map(
    changed.flatMap((name) => [
      [COLOURS[name] as string, colours[name]] as const,
      [`rgb(${tripleOf(COLOURS[name])}`, `rgb(${tripleOf(colours[name])}`] as const,
    ]),
  );
  const any = new RegExp([...forms.keys()].map((form) => RegExp.escape(form)).join('|'), 'g');
  return css.replace(any, (form) => forms.get(form) ?? form);
}

/** Returns the absolute paths of the fonts in content/site.md, for Astro's configuration. */
export function ownFaces(): Site['theme']['faces'] {
  const { CONTENT_DIR } = readEnv(process.env);
  const { heading, text } = readSite(CONTENT_DIR).theme.faces;
  return {
    heading: heading && resolve(CONTENT_DIR, heading),
    text: text && resolve(CONTENT_DIR, text),
  };
}

/** The dev server reads site.md at start only. */
export function brand(site: Site): Plugin {
  return {
    name: 'aroha-brand',
    enforce: 'pre',
    config: () => ({ define: { __SHOP_NAME__: JSON.stringify(site.name) } }),
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (code) => ({ code: themed(code, site.theme.colours), map: null }),
    },
  };
}
