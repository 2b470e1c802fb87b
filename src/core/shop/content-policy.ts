/** The content security policy of the pages. */

/** CSP sources ('sha256-…') of inline scripts and styles. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export type Deployment = {
  /** Origin of the backend, when it is not the pages' own. */
  readonly api?: string | undefined;
  /** The site has an https address: browsers must upgrade requests. */
  readonly secure?: boolean;
};

/**
 * Trusted Types policies: the sanitiser of descriptions, the 3D viewer's templates, and the default policy
 * (islands/trust.ts).
 */
const TRUSTED_TYPES = ['dompurify', 'lit-html', 'default'] as const;

/** Extra capability of a page: text search (WebAssembly), or the 3D viewer (WebAssembly and the data it unpacks). */
export type Task = 'none' | 'search' | 'viewer';

/** Returns the Content-Security-Policy header's value. */
export function contentPolicy(inline: InlineHashes, { api }: Deployment, task: Task): string {
  const backend = api ? [api] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(task === 'none' ? [] : ["'wasm-unsafe-eval'"]), ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    // Foreign backends may use pictures from anywhere; ours only its own.
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...(api ? ['https:'] : [])],
    'font-src': ["'self'"],
    // The 3D viewer unpacks models to data and blob URLs.
    'connect-src': ["'self'", ...backend, ...(task === 'viewer' ? ['data:', 'blob:'] : [])],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...backend],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Policy of responses that are no pages: run, load and frame nothing. */
export const NO_CONTENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
