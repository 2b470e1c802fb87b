/** The header's menu: items, and the mega menu of each. */

import type { Picture } from '../images/picture.ts';
import { readPicture } from '../images/reader.ts';
import { NAVIGATION } from './constants.ts';
import { asObject, firstText, ignore, type Json, type Report, readList } from './read.ts';

export type MenuLink = { readonly name: string; readonly href: string };
export type MenuColumn = { readonly title: string; readonly links: readonly MenuLink[] };
export type MenuPicture = MenuLink & { readonly picture: Picture };
export type MenuFeature = {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
};
export type MenuContent = {
  readonly columns: readonly MenuColumn[];
  readonly showcase: readonly MenuPicture[];
  readonly featured: MenuFeature | null;
};
/** content is keyed by an item's href; an item without content is a plain link. */
export type Menu = { readonly items: readonly MenuLink[]; readonly content: Readonly<Record<string, MenuContent>> };

/**
 * Returns a path of this site or an absolute web URL; null for anything else (javascript:, //host) and for hrefs with
 * tabs or line breaks, which browsers drop.
 */
export function safeHref(value: unknown): string | null {
  return typeof value === 'string' && /^(https?:\/\/|\/(?![/\\]))[^\t\n\r]*$/i.test(value) ? value : null;
}

function readLink(value: unknown): MenuLink | null {
  const object = asObject(value);
  const name = object && firstText(object, 'name', 'title');
  const href = safeHref(object?.href);
  return name && href ? { name, href } : null;
}

function readContent(object: Json, where: string, report: Report): MenuContent {
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const columns = readList(
    list(object.columns),
    `${where}.columns`,
    (item) => {
      const column = asObject(item);
      const title = column && firstText(column, 'title', 'name');
      return title ? { title, links: readList(list(column.links), `${where}.${title}`, readLink, report) } : null;
    },
    report,
  );
  const showcase = readList(
    list(object.showcase),
    `${where}.showcase`,
    (item) => {
      const link = readLink(item);
      const picture = link && readPicture(asObject(item)?.image ?? asObject(item)?.imageUrl, link.name);
      return link && picture ? { ...link, picture } : null;
    },
    report,
  );
  const featured = asObject(object.featured);
  const href = safeHref(featured?.href);
  const title = featured && firstText(featured, 'title', 'name');
  return {
    columns,
    showcase: showcase.slice(0, NAVIGATION.showcaseMax),
    featured:
      href && title
        ? {
            href,
            title,
            description: firstText(featured, 'description') ?? '',
            picture: readPicture(featured.image ?? featured.imageUrl, title),
          }
        : null,
  };
}

/** Reads {navItems, megaMenuContent}, bare or under data. Returns null without a list of items. */
export function readMenu(body: unknown, report: Report = ignore): Menu | null {
  const outer = asObject(body);
  const object = outer && Array.isArray(outer.navItems) ? outer : asObject(outer?.data);
  if (!object || !Array.isArray(object.navItems)) return null;
  const items = readList(object.navItems, 'navItems', readLink, report);
  const source = asObject(object.megaMenuContent) ?? {};
  const content = items.flatMap(({ href }) => {
    const entry = asObject(source[href]);
    return entry ? [[href, readContent(entry, `megaMenuContent[${href}]`, report)] as const] : [];
  });
  return { items, content: Object.fromEntries(content) };
}
