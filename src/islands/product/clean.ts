/**
 * Makes HTML of any backend safe to show, in the browser. The sanitiser is loaded when it is first needed. Where browsers take HTML
 * from trusted hands only, what it answers is marked as such; to React and to types it is text all the same.
 */

export async function clean(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html;
  const { default: purify } = await import('dompurify');
  const safe = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form'],
    FORBID_ATTR: ['style', 'id'],
    RETURN_TRUSTED_TYPE: true,
  });
  return safe as unknown as string;
}
