/** The Astro loader of content/site.md: one entry, 'site', read from the file and read again when it changes. */
import type { Loader } from 'astro/loaders';
import { readEnv } from '../core/shop/env.ts';
import { readSite, SITE_FILE } from '../ingest/site-content.ts';
import { fileLoader } from './file-loader.ts';

export const loadSite = (): Loader =>
  fileLoader('site', [SITE_FILE], async () => [{ id: 'site', data: readSite(readEnv(process.env).CONTENT_DIR) }]);
