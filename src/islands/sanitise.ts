/**
 * Sanitises HTML from any backend in the browser. The sanitiser is loaded on first use. With Trusted Types the result is
 * a TrustedHTML, typed as string for React.
 */

export async function sanitise(html: string): Promise<string> {
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
