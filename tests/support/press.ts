/** Follows a letter's link as a person does: opens the page, then presses its button, which posts a plain form. */
import type { Browser, Reply } from './browser.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const local = (link: string) => new URL(link, 'http://localhost:4321');

/** Opens the page behind the link, as a mail scanner does too. */
export function visit(browser: Browser, link: string): Promise<Reply> {
  const { pathname, search } = local(link);
  return browser.call('GET', pathname + search);
}

/** Presses the button of the page behind the link; fields are what is typed in before. */
export function press(browser: Browser, link: string, fields: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const { pathname, searchParams } = local(link);
  const token = searchParams.get('token') ?? '';
  return browser.call('POST', pathname, new URLSearchParams({ token, ...fields }).toString(), FORM);
}
