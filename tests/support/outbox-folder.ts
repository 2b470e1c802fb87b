/** Emails of the browser tests' server: without a mail server they are files in its data folder. */
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

/** Decodes quoted-printable line breaks and equals signs. */
const unfold = (source: string) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

function find(to: string, link: RegExp): string {
  for (const name of files()) {
    const letter = unfold(readFileSync(join(FOLDER, name), 'utf8'));
    if (!letter.includes(`To: ${to}`)) continue;
    const found = letter.match(/https?:[^\s<>"]+/g)?.find((one) => link.test(one));
    if (found) return found;
  }
  return '';
}

/** Returns the path of the newest matching link emailed to an address, once it arrives. */
export async function linkTo(to: string, link: RegExp): Promise<string> {
  let found = '';
  await expect.poll(() => (found = find(to, link)), { message: `an email to ${to}` }).not.toBe('');
  const { pathname, search, hash } = new URL(found);
  return pathname + search + hash;
}
