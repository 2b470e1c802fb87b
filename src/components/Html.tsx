/** Renders sanitised HTML: from the build for prerendered pages, else from the island that fetched it. */

export function Html({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, for sanitised text only.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
