/** The content security policy of the pages: what a page may run, draw, ask and be framed by. Everything else is refused by the browser. */

/** CSP sources ('sha256-…') of the scripts and styles that stand in pages. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export type Surroundings = {
  /** Origin of the backend, when it is not the pages' own. */
  readonly api?: string | undefined;
  /** The pages live at an https address, which browsers may be told to keep to. */
  readonly secure?: boolean;
};

/**
 * Names under which code may make HTML or script addresses: the sanitiser of descriptions, the 3D viewer's templates, and the
 * default one, which lets two files of ours through (islands/trust.ts).
 */
export const TRUSTED_TYPES = ['dompurify', 'lit-html', 'default'] as const;

/** What a page does beyond being read: searches through texts (WebAssembly), or shows a model (that, and what it unpacks). */
export type Task = 'none' | 'search' | 'viewer';

/** The policy as the value of its header. */
export function contentPolicy(inline: InlineHashes, { api }: Surroundings, task: Task): string {
  const backend = api ? [api] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(task === 'none' ? [] : ["'wasm-unsafe-eval'"]), ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    // Another backend may name pictures anywhere; ours has its own alone.
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...(api ? ['https:'] : [])],
    'font-src': ["'self'"],
    // What the 3D viewer unpacks from a model.
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

/** Of answers that are no pages: they run, load and frame nothing, should a browser ever show one. */
export const NO_CONTENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
