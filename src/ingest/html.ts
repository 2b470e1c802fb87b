/** Markdown and foreign HTML to HTML that is safe to show. */
import type { DOMPurify } from 'dompurify';
import { micromark } from 'micromark';

/** Markdown to HTML. Raw HTML in it is shown as text and unsafe links lose their target: that is micromark's default. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown);
}

let purify: DOMPurify | null = null;

/** HTML with everything that could run or restyle the page taken out. Loads a DOM on first use only. */
export async function sanitise(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html;
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
