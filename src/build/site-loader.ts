/** Astro loader for content/site.md: one entry, 'site', reloaded on change. */
import type { Loader } from 'astro/loaders';
import { readEnv } from '../core/shop/env.ts';
import type { BuiltSite } from '../core/shop/site.ts';
import type { ContentFields } from '../ingest/markdown.ts';
import { readSite, SITE_FILE } from '../ingest/site-content.ts';
import { DRAWINGS, readDrawing } from '../ingest/site-drawings.ts';
import { widthOf } from '../media/text-to-path.ts';
import { fileLoader } from './file-loader.ts';
import { iconOf } from './icons.ts';
import { readContentFields } from './loaders.ts';

function builtSite(folder: string, fields: ContentFields): BuiltSite {
  const site = readSite(folder, fields);
  return {
    ...site,
    wordmark: readDrawing(folder, DRAWINGS.wordmark),
    nameWidth: widthOf(site.name, 1),
    icon: iconOf(folder, site),
  };
}

export const loadSite = (): Loader =>
  fileLoader('site', [SITE_FILE, ...Object.values(DRAWINGS)], async (context) => [
    { id: 'site', data: { ...builtSite(readEnv(process.env).CONTENT_DIR, await readContentFields(context)) } },
  ]);
