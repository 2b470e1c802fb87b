/** Letters of the browser tests' server: it has no mail server, so they lie as files in its data folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './page.ts';

const FOLDER = new URL('../../.data/pages-test/outbox', import.meta.url).pathname;

function files(): string[] {
  try {
    return readdirSync(FOLDER).sort().reverse();
  } catch {
    return [];
  }
}

/** The text of a letter as it was written: its long lines were broken, and its equals signs escaped. */
const unfold = (source: string) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

function find(to: string, link: RegExp): string {
  for (const name of files()) {
    const letter = unfold(readFileSync(join(FOLDER, name), 'utf8'));
    const found = letter.includes(`To: ${to}`) ? (/https?:\S+/.exec(letter)?.[0] ?? '') : '';
    if (link.test(found)) return found;
  }
  return '';
}

/** The path of the newest letter's link of a kind to somebody, once the letter is there. */
export async function linkTo(to: string, link: RegExp): Promise<string> {
  let found = '';
  await expect.poll(() => (found = find(to, link)), { message: `a letter to ${to}` }).not.toBe('');
  const { pathname, search, hash } = new URL(found);
  return pathname + search + hash;
}
