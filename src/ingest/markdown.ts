/** Parses Markdown files with frontmatter and reports errors with file, line and field. */
import { basename } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { advise } from './advice.ts';
import { type LaidFields, layFields } from './laid-fields.ts';

/** A content file that does not match its schema. The message names file, line, field and reason. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export type Entry<T> = {
  readonly slug: string;
  readonly file: string;
  readonly data: T;
  readonly body: string;
  /** Line of the file where the body starts. */
  readonly bodyLine: number;
  /** Location of a field as 'file:line: field', for errors found by cross-file checks. */
  readonly at: (...path: (string | number)[]) => string;
};

/** Why a text with an unknown template variable is refused. */
export const unknownVariable = (variable: string) =>
  `${variable} is not a known variable. content/README.md lists the names.`;

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Returns the raw front matter of a file's text; {} when it cannot be parsed. */
export function frontmatterOf(text: string): Readonly<Record<string, unknown>> {
  const document = parseDocument(FRONTMATTER.exec(text)?.[1] ?? '');
  const fields: unknown = document.errors.length > 0 ? null : document.toJS();
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
}

/** Replaces template variables in a text and passes on those that do not exist. */
export type Fill = (text: string, onUnknown: (variable: string) => void) => string;

type Path = readonly (string | number)[];

/** Returns a copy of a front matter value with all its texts filled. */
function fillTexts(
  value: unknown,
  fill: Fill,
  onUnknown: (variable: string, path: Path) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string') return fill(value, (variable) => onUnknown(variable, path));
  if (Array.isArray(value)) return value.map((item, index) => fillTexts(item, fill, onUnknown, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillTexts(item, fill, onUnknown, [...path, key])]),
  );
}

/** Parses one file; fill replaces variables in its front matter, over which laid fields are put. Throws ContentError listing all its errors. */
export function parseEntry<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  fill?: Fill,
  laid: LaidFields = {},
): Entry<T> {
  const match = FRONTMATTER.exec(text);
  if (!match) throw new ContentError(`${file}: has no frontmatter. Put its fields between two lines of ---.`);
  const counter = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: counter, prettyErrors: false });
  // The opening --- is line 1.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => `${file}:${lineAt(error.pos[0])}: ${error.message}`).join('\n'),
    );
  }
  const at = (...path: (string | number)[]) => {
    const node = path.length > 0 ? document.getIn(path, true) : null;
    const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
    return `${file}${range ? `:${lineAt(range[0])}` : ''}: ${path.join('.') || 'frontmatter'}`;
  };
  const unknown: string[] = [];
  const written: unknown = document.toJS() ?? {};
  const fields = fill
    ? fillTexts(written, fill, (variable, path) => unknown.push(`${at(...path)}: ${unknownVariable(variable)}`))
    : written;
  if (unknown.length > 0) throw new ContentError(unknown.join('\n'));
  const parsed = schema.safeParse(layFields(fields, laid), { error: advise });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${at(...(issue.path as (string | number)[]))}: ${issue.message}`);
    throw new ContentError(lines.join('\n'));
  }
  const rest = text.slice(match[0].length);
  const before = text.slice(0, match[0].length + rest.length - rest.trimStart().length);
  const bodyLine = before.split('\n').length;
  return { slug: basename(file, '.md'), file, data: parsed.data, body: rest.trim(), bodyLine, at };
}
