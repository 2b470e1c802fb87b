/** Follows an emailed link as a person does: opens the page, then submits its form. */
import type { Browser, Reply } from './browser.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const local = (link: string) => new URL(link, 'http://localhost:4321');

/** Opens the link's page, as mail scanners also do. */
export function visit(browser: Browser, link: string): Promise<Reply> {
  const { pathname, search } = local(link);
  return browser.call('GET', pathname + search);
}

/** Submits the form of the link's page; fields are additional inputs. */
export function press(browser: Browser, link: string, fields: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const { pathname, searchParams } = local(link);
  const token = searchParams.get('token') ?? '';
  return browser.call('POST', pathname, new URLSearchParams({ token, ...fields }).toString(), FORM);
}
