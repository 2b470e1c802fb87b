/** Converts editorial entries for pages: variables filled in, Markdown rendered, image metadata added. */
import type { Article, Heading, Passage } from '../../core/editorial/article.ts';
import type { Question } from '../../core/editorial/question.ts';
import type { Room } from '../../core/editorial/room.ts';
import type { Store } from '../../core/editorial/store.ts';
import type { TextPage } from '../../core/editorial/text-page.ts';
import { largePath, type Picture } from '../../core/images/picture.ts';
import { stripHtml } from '../../core/shop/html.ts';
import type { ContentPicture } from '../content-parts.ts';
import type { Entry } from '../markdown.ts';
import { PRODUCTS_LINE, slugsIn } from './check.ts';
import { replaceVariables } from './fill-variables.ts';
import type { Data, Folder } from './read-editorial.ts';
import type { References } from './references.ts';
import type { TemplateVariables } from './template-variables.ts';

export type Rendered = { readonly html: string; readonly headings: readonly Heading[] };
export type EntryContext = {
  readonly references: References;
  readonly variables: TemplateVariables;
  /** Converts Markdown to HTML with heading ids. */
  readonly render: (markdown: string) => Promise<Rendered>;
};

/** Returns an image with its metadata. The file must have passed the checks. */
async function pictureOf({ media }: References, { file, alt }: ContentPicture): Promise<Picture> {
  const original = media.byFile(file);
  if (!original) throw new Error(`content/media/${file} does not exist.`);
  return {
    url: largePath(original.hash, 'webp'),
    hash: original.hash,
    own: true,
    alt,
    ...(await media.measure(original)),
  };
}

/** Splits a body into text and product rows. */
async function passagesOf(markdown: string, render: EntryContext['render']): Promise<Passage[]> {
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

async function article(
  { references, variables, render }: EntryContext,
  entry: Entry<Data<'journal'>>,
): Promise<Article> {
  const { data, slug } = entry;
  const passages = await passagesOf(replaceVariables(entry, variables), render);
  const words = passages.reduce((sum, one) => sum + (one.kind === 'text' ? wordsIn(one.html) : 0), 0);
  return { ...data, slug, cover: await pictureOf(references, data.cover), passages, words };
}

async function textPage({ variables, render }: EntryContext, entry: Entry<Data<'policies'>>): Promise<TextPage> {
  return { ...entry.data, slug: entry.slug, ...(await render(replaceVariables(entry, variables))) };
}

async function question({ variables, render }: EntryContext, entry: Entry<Data<'faq'>>): Promise<Question> {
  return { ...entry.data, slug: entry.slug, html: (await render(replaceVariables(entry, variables))).html };
}

async function store({ references, variables, render }: EntryContext, entry: Entry<Data<'stores'>>): Promise<Store> {
  const { html } = await render(replaceVariables(entry, variables));
  const picture = await pictureOf(references, entry.data.picture);
  return { ...entry.data, slug: entry.slug, picture, plan: references.drawing(`stores/${entry.slug}.svg`), html };
}

async function room({ references, variables, render }: EntryContext, entry: Entry<Data<'rooms'>>): Promise<Room> {
  const { data, slug } = entry;
  const { html } = await render(replaceVariables(entry, variables));
  const { before: given } = data;
  const before = given ? { ...given, picture: await pictureOf(references, given) } : null;
  return {
    ...data,
    slug,
    picture: await pictureOf(references, data.picture),
    portrait: await pictureOf(references, data.portrait),
    before,
    measures: data.measures ?? null,
    html,
  };
}

/** Converters per folder. */
export const CONVERTERS: { readonly [F in Folder]: (context: EntryContext, entry: Entry<Data<F>>) => Promise<object> } =
  {
    journal: article,
    policies: textPage,
    pages: textPage,
    faq: question,
    stores: store,
    rooms: room,
  };
