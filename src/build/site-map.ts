/** The sitemap, by Astro's integration: in a full build as one of its integrations, else on its own. */
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isListed } from '../core/shop/routes.ts';

export const siteMap = (): AstroIntegration =>
  sitemap({ filter: (page) => isListed(new URL(page).pathname.replace(/\.html$/, '')) });

/** Writes the sitemap of a build. pages: their paths without ending, such as `product/lamp`. */
export async function writeSiteMap(folder: string, site: string, pages: readonly string[]): Promise<void> {
  const { hooks } = siteMap();
  const logger = { info: () => {}, warn: () => {}, error: (message: string) => Promise.reject(new Error(message)) };
  const config = { site, base: '/', trailingSlash: 'never', build: { format: 'file' } };
  await hooks['astro:routes:resolved']?.({ routes: [], logger } as never);
  await hooks['astro:config:done']?.({ config, logger } as never);
  const listed = pages.map((pathname) => ({ pathname }));
  await hooks['astro:build:done']?.({ dir: pathToFileURL(`${folder}/`), pages: listed, logger } as never);
}
