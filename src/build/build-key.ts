/** Identifies everything but content that a build is made of: with another key nothing of an earlier build can be used. */
import { resolve } from 'node:path';
import { readEnv } from '../core/shop/env.ts';
import { SITE_FILE } from '../ingest/site-content.ts';
import { DRAWINGS } from '../ingest/site-drawings.ts';
import { stampOf, stampsIn } from '../media/file-stamps.ts';
import { ownFaces } from './brand.ts';
import { sha } from './digest.ts';

const FOLDERS = ['src', 'public'];
const FILES = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json', '.env', '.env.local', '.env.production'];
/** Variables that are not those of the server. */
const VARIABLES = /^(PUBLIC_|AROHA_|NODE_OPTIONS$|TZ$|LANG$|LC_)/;

/** folder: the build's. Throws ContentError for a site.md that cannot be read. */
export function keyOfBuild(folder: string): string {
  const { CONTENT_DIR, ...env } = readEnv(process.env);
  const { heading, text } = ownFaces();
  // Name, colours and fonts of site.md are in scripts and styles, and the icon and film are copied.
  const content = [SITE_FILE, ...Object.values(DRAWINGS)].map((name) => stampOf(resolve(CONTENT_DIR, name)));
  const variables = Object.entries(process.env).filter(([name]) => VARIABLES.test(name));
  return sha(
    JSON.stringify([
      ...[
        process.version,
        process.platform,
        process.arch,
        resolve(folder),
        resolve(CONTENT_DIR),
        env,
        variables.sort(),
      ],
      ...FOLDERS.map((name) => stampsIn(resolve(name))),
      ...FILES.map((name) => stampOf(resolve(name))),
      ...[heading, text].map((file) => file && stampOf(file)),
      ...[content, stampsIn(resolve(CONTENT_DIR, 'media', 'film'))],
    ]),
  );
}
