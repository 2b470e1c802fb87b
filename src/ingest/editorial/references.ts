/** What texts may refer to: products, categories, pictures and pages that are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  articlePath,
  categoryPath,
  productPath,
  questionPath,
  REDIRECTS,
  ROUTES,
  roomPath,
  storePath,
} from '../../core/shop/routes.ts';
import { type Media, openMedia } from '../../media/media.ts';
import { roomSchema } from '../content.ts';
import { readEntries } from '../markdown.ts';
import { notYet } from './not-yet.ts';

export type World = {
  /** null: another backend's, which this folder does not know. */
  readonly products: ReadonlySet<string> | null;
  readonly media: Pick<Media, 'byFile' | 'measure'>;
  /** The text of a drawing beside the Markdown, null when there is none. */
  readonly drawing: (file: string) => string | null;
  /** Whether a path of this site, with or without #anchor, leads to a page. */
  readonly leads: (href: string) => boolean;
  /** Whether it leads to an article that is not out yet. */
  readonly early: (href: string) => boolean;
};

const slugsOf = (root: string, folder: string): string[] => {
  try {
    return readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.slice(0, -3));
  } catch {
    return [];
  }
};

/** The world of a content folder, on a day. foreign: products and categories belong to another backend. */
export function openWorld(
  root: string,
  foreign = false,
  media: Media = openMedia(join(root, 'media')),
  today = new Date().toISOString().slice(0, 10),
): World {
  const products = slugsOf(root, 'products');
  const rooms = readEntries(root, 'rooms', roomSchema);
  const paths = new Set<string>([
    ...Object.values(ROUTES).map(({ path }) => path),
    ...Object.keys(REDIRECTS),
    ...products.map(productPath),
    ...slugsOf(root, 'categories').map(categoryPath),
    ...slugsOf(root, 'journal').map(articlePath),
    ...slugsOf(root, 'stores').map(storePath),
    ...rooms.map(({ data }) => roomPath(data.order)),
  ]);
  const questions = new Set(slugsOf(root, 'faq').map(questionPath));
  const early = new Set(notYet(root, today).map(({ slug }) => articlePath(slug)));
  const elsewhere = /^\/(product|category)\//;
  return {
    products: foreign ? null : new Set(products),
    media,
    drawing: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null),
    early: (href) => early.has(href.split(/[?#]/)[0] ?? ''),
    leads: (href) => {
      if (foreign && elsewhere.test(href)) return true;
      const [path = ''] = href.split(/[?#]/);
      return path === ROUTES.faq.path && href.includes('#') ? questions.has(href) : paths.has(path);
    },
  };
}
