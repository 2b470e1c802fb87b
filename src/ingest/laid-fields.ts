/** Fields edited in the back office, laid over those of a Markdown file. */

/** Values by dotted path that replace those of a file; null leaves a field out. */
export type LaidFields = Readonly<Record<string, unknown>>;

/** What a person set in the back office, by file: 'site.md', 'stores/hamburg.md'. */
export type ContentFields = ReadonlyMap<string, LaidFields>;

export const NO_FIELDS: ContentFields = new Map();

/** Returns a copy of a front matter value with other values laid over it. */
export function layFields(written: unknown, laid: LaidFields): unknown {
  const fields = structuredClone(written) as Record<string, unknown>;
  for (const [path, value] of Object.entries(laid)) {
    const names = path.split('.');
    const last = names.pop() as string;
    let inner = fields;
    for (const name of names) {
      inner[name] ??= {};
      inner = inner[name] as Record<string, unknown>;
    }
    if (value === null) delete inner[last];
    else inner[last] = value;
  }
  return fields;
}
