/** What editors wrote, as pages see it: facts in place, Markdown rendered, pictures measured. */
import type { Article, Heading, Passage } from '../../core/editorial/article.ts';
import type { Question } from '../../core/editorial/question.ts';
import type { Room } from '../../core/editorial/room.ts';
import type { Store } from '../../core/editorial/store.ts';
import type { TextPage } from '../../core/editorial/text-page.ts';
import { largePath, type Picture } from '../../core/images/picture.ts';
import { stripHtml } from '../../core/shop/html.ts';
import type { ContentPicture } from '../content.ts';
import type { Entry } from '../markdown.ts';
import { PRODUCTS_LINE, slugsIn } from './check.ts';
import type { Data, Folder } from './read-editorial.ts';
import type { World } from './references.ts';
import { type Facts, withFacts } from './template-variables.ts';

export type Rendered = { readonly html: string; readonly headings: readonly Heading[] };
export type Desk = {
  readonly world: World;
  readonly facts: Facts;
  /** Markdown to HTML, with ids on its headings. */
  readonly render: (markdown: string) => Promise<Rendered>;
};

/** The picture, measured. Only for files that a check has found. */
async function pictureOf({ media }: World, { file, alt }: ContentPicture): Promise<Picture> {
  const master = media.byFile(file);
  if (!master) throw new Error(`There is no picture content/media/${file}.`);
  return {
    url: largePath(master.hash, 'webp'),
    hash: master.hash,
    own: true,
    alt,
    ...(await media.measure(master)),
  };
}

/** Text and rows of products, in turn. */
async function passagesOf(markdown: string, render: Desk['render']): Promise<Passage[]> {
  const passages: Passage[] = [];
  const text = async (part: string) => {
    if (part.trim()) passages.push({ kind: 'text', html: (await render(part)).html });
  };
  let last = 0;
  for (const match of markdown.matchAll(PRODUCTS_LINE)) {
    await text(markdown.slice(last, match.index));
    passages.push({ kind: 'products', slugs: slugsIn(match[1] ?? '') });
    last = match.index + match[0].length;
  }
  await text(markdown.slice(last));
  return passages;
}

const wordsIn = (html: string) => stripHtml(html).split(/\s+/).filter(Boolean).length;

async function article({ world, facts, render }: Desk, entry: Entry<Data<'journal'>>): Promise<Article> {
  const { data, slug } = entry;
  const passages = await passagesOf(withFacts(entry, facts), render);
  const words = passages.reduce((sum, one) => sum + (one.kind === 'text' ? wordsIn(one.html) : 0), 0);
  return { ...data, slug, cover: await pictureOf(world, data.cover), passages, words };
}

async function textPage({ facts, render }: Desk, entry: Entry<Data<'policies'>>): Promise<TextPage> {
  return { ...entry.data, slug: entry.slug, ...(await render(withFacts(entry, facts))) };
}

async function question({ facts, render }: Desk, entry: Entry<Data<'faq'>>): Promise<Question> {
  return { ...entry.data, slug: entry.slug, html: (await render(withFacts(entry, facts))).html };
}

async function store({ world, facts, render }: Desk, entry: Entry<Data<'stores'>>): Promise<Store> {
  const { html } = await render(withFacts(entry, facts));
  const picture = await pictureOf(world, entry.data.picture);
  return { ...entry.data, slug: entry.slug, picture, plan: world.drawing(`stores/${entry.slug}.svg`), html };
}

async function room({ world, facts, render }: Desk, entry: Entry<Data<'rooms'>>): Promise<Room> {
  const { data, slug } = entry;
  const { html } = await render(withFacts(entry, facts));
  const { before: given } = data;
  const before = given ? { ...given, picture: await pictureOf(world, given) } : null;
  return {
    ...data,
    slug,
    picture: await pictureOf(world, data.picture),
    portrait: await pictureOf(world, data.portrait),
    before,
    html,
  };
}

/** How each folder's entries become what pages see. */
export const MAKE: { readonly [F in Folder]: (desk: Desk, entry: Entry<Data<F>>) => Promise<object> } = {
  journal: article,
  policies: textPage,
  pages: textPage,
  faq: question,
  stores: store,
  rooms: room,
};
