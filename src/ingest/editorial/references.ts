/** What texts may refer to: existing products, categories, images and pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REDIRECTS } from '../../core/shop/redirects.ts';
import {
  articlePath,
  categoryPath,
  productPath,
  questionPath,
  ROUTES,
  roomPath,
  storePath,
} from '../../core/shop/routes.ts';
import { type Media, openMedia } from '../../media/media.ts';
import { roomSchema } from '../entry-schemas.ts';
import { readEntries } from '../read-entries.ts';
import { findUnpublished } from './unpublished.ts';

export type References = {
  /** null: products belong to another backend and cannot be checked. */
  readonly products: ReadonlySet<string> | null;
  readonly media: Pick<Media, 'byFile' | 'measure'>;
  /** Returns the SVG beside the Markdown file, or null. */
  readonly drawing: (file: string) => string | null;
  /** True when a path of this site, with or without #anchor, is an existing page. */
  readonly isPage: (href: string) => boolean;
  /** True when it is an unpublished article. */
  readonly isUnpublished: (href: string) => boolean;
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

/** Collects the references of a content folder on a given day. foreign: products and categories belong to another backend. */
export function openReferences(
  root: string,
  foreign = false,
  media: Media = openMedia(join(root, 'media')),
  today = new Date().toISOString().slice(0, 10),
): References {
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
  const early = new Set(findUnpublished(root, today).map(({ slug }) => articlePath(slug)));
  const elsewhere = /^\/(product|category)\//;
  return {
    products: foreign ? null : new Set(products),
    media,
    drawing: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null),
    isUnpublished: (href) => early.has(href.split(/[?#]/)[0] ?? ''),
    isPage: (href) => {
      if (foreign && elsewhere.test(href)) return true;
      const [path = ''] = href.split(/[?#]/);
      return path === ROUTES.faq.path && href.includes('#') ? questions.has(href) : paths.has(path);
    },
  };
}
