/** HTML that has been sanitised: by the build for prerendered pages, by the island that fetched it otherwise. */

export function Html({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, for sanitised text only.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
