/** /dev/letters: every letter with sample data, in development only. */
import type { ServerResponse } from 'node:http';
import { asc, isNotNull } from 'drizzle-orm';
import { renderLetter } from '../../api/emails/letter.ts';
import { escapeHtml } from '../../api/http/escape.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { Db } from '../../db/engine/db.ts';
import { products } from '../../db/schema/products.ts';
import { variants } from '../../db/schema/variants.ts';
import type { SamplePiece } from './sample-order.ts';
import { type Sample, sampleLetters } from './samples.ts';

export const LETTERS_PATH = '/dev/letters';
const PIECES = 2;

/** The first pieces of the catalogue, so that the letters have pictures that are served. */
export async function samplePieces(db: Db): Promise<SamplePiece[]> {
  const rows = await db
    .select()
    .from(products)
    .where(isNotNull(products.pictures))
    .orderBy(asc(products.slug))
    .limit(PIECES);
  const sold = await db.select().from(variants).orderBy(asc(variants.position));
  return rows.map(({ id, slug, name, sku, price, pictures }) => {
    const variant = sold.find(({ productId }) => productId === id)?.values.join(' / ') ?? '';
    return { slug, name, sku, price, variant, picture: pictures[0] ?? null };
  });
}

const STYLE = `body{margin:0;padding:32px;background:#fff;color:#1d1a17;font:16px/1.6 Helvetica,Arial,sans-serif}h1,h2{font-family:Georgia,serif;font-weight:400}
a{color:inherit}ul{padding:0;list-style:none;columns:20rem}iframe{display:block;border:1px solid #ccc;height:1100px}
.frames{display:flex;flex-wrap:wrap;gap:24px}pre{white-space:pre-wrap;padding:24px;border:1px solid #ccc;max-width:80ch}`;

const page = (title: string, inner: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${inner}</body></html>`;

function index(samples: readonly Sample[]): string {
  const groups = Map.groupBy(samples, ({ to }) => to);
  const list = [...groups].map(
    ([to, own]) =>
      `<h2>To ${escapeHtml(to)}</h2><ul>${own.map(({ id, letter }) => `<li><a href="${LETTERS_PATH}/${id}">${escapeHtml(letter.subject)}</a><br><small>${id}</small></li>`).join('')}</ul>`,
  );
  return page('Letters', `<h1>Letters</h1>${list.join('')}`);
}

type Scheme = 'light' | 'dark';

/** The letter as a mail program in this mode shows it, whatever the mode of the reader's system. */
const inMode = (html: string, scheme: Scheme) =>
  html.replace('@media(prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all');

function frame(id: string, width: number, scheme: Scheme): string {
  const name = `${scheme}, ${width} px`;
  return `<figure style="margin:0"><figcaption>${name}</figcaption><iframe title="${name}" width="${width}" src="${LETTERS_PATH}/${id}.${scheme}.html"></iframe></figure>`;
}

function detail(brand: Brand, { id, letter }: Sample): string {
  const { subject, text, to } = renderLetter(brand, letter);
  const frames = (['light', 'dark'] as const).flatMap((scheme) => [700, 360].map((width) => frame(id, width, scheme)));
  return page(
    subject,
    `<p><a href="${LETTERS_PATH}">All letters</a></p><h1>${escapeHtml(subject)}</h1><p>To ${escapeHtml(to)} · ${escapeHtml(letter.preheader)}</p>
<div class="frames">${frames.join('')}</div><h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
  );
}

export type PreviewShop = {
  readonly db: Db;
  readonly brand: Brand;
  /** Origin of this server. */
  readonly origin: string;
};

/** Returns the page at a path, or null when there is none. */
export async function letterPage({ db, brand, origin }: PreviewShop, path: string): Promise<string | null> {
  const samples = sampleLetters(brand, { pages: origin, images: origin, pieces: await samplePieces(db) });
  if (path.replace(/\/$/, '') === LETTERS_PATH) return index(samples);
  const [, id, scheme] = /^\/dev\/letters\/([\w.-]+?)(?:\.(light|dark)\.html)?$/.exec(path) ?? [];
  const sample = samples.find((one) => one.id === id);
  if (!sample) return null;
  return scheme ? inMode(renderLetter(brand, sample.letter).html, scheme as Scheme) : detail(brand, sample);
}

/** Sends a page of the preview. Returns false for other paths. */
export async function sendLetterPage(shop: PreviewShop, url: string, response: ServerResponse): Promise<boolean> {
  const path = url.split('?')[0] ?? '';
  const sent = path.startsWith(LETTERS_PATH) && (await letterPage(shop, path));
  if (!sent) return false;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(sent);
  return true;
}
