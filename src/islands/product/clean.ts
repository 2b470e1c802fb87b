/** Makes HTML of any backend safe to show, in the browser. The sanitiser is loaded when it is first needed. */

export async function clean(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html;
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form'],
    FORBID_ATTR: ['style', 'id'],
  });
}
