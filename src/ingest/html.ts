/** Renders Markdown and sanitises HTML. */
import type { DOMPurify } from 'dompurify';
import { micromark } from 'micromark';

/** Renders Markdown. Raw HTML is escaped and unsafe link targets are removed: micromark's defaults. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown);
}

let purify: DOMPurify | null = null;

const TEXT = '(?:[^<>&\\0\\r\\u00a0]|&(?:amp|lt|gt);)';
const WORDS = `(?:${TEXT}|<(?:em>${TEXT}*</em|strong>${TEXT}*</strong)>)*`;
/** Paragraphs and lists without attributes, of text and words in bold or italics: what sanitising leaves as it is. */
const PLAIN = new RegExp(`^(?:<p>${WORDS}</p>\\n?|<ul>\\n?(?:<li>${WORDS}</li>\\n?)*</ul>\\n?)*$`);

/** Removes everything from HTML that could run scripts or restyle the page. Loads a DOM when it is needed, which takes long. */
export async function sanitise(html: string): Promise<string> {
  if (!/[<&]/.test(html) || PLAIN.test(html)) return html;
  if (!purify) {
    const [{ JSDOM }, { default: createPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
    purify = createPurify(new JSDOM('').window);
  }
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form'],
    FORBID_ATTR: ['style', 'id'],
  });
}
