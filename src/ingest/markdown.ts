/** Reads Markdown files with frontmatter, and says precisely what is wrong with one. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { advise } from './advice.ts';

/** A content file that does not fit its schema. The message names file, line, field and reason. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export type Entry<T> = {
  readonly slug: string;
  readonly file: string;
  readonly data: T;
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
  /** Where a field stands, as 'file:line: field', for faults that only other files show. */
  readonly at: (...path: (string | number)[]) => string;
};

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The fields of a file's text as they are; none where they cannot be read. */
export function frontmatterOf(text: string): Readonly<Record<string, unknown>> {
  const document = parseDocument(FRONTMATTER.exec(text)?.[1] ?? '');
  const fields: unknown = document.errors.length > 0 ? null : document.toJS();
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
}

/** Parses one file's text. Throws ContentError listing every fault in it. */
export function parseEntry<T>(file: string, text: string, schema: z.ZodType<T>): Entry<T> {
  const match = FRONTMATTER.exec(text);
  if (!match) throw new ContentError(`${file}: begins without frontmatter. Put its fields between two lines of ---.`);
  const counter = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: counter, prettyErrors: false });
  // The opening --- is line 1 of the file.
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
  const parsed = schema.safeParse(document.toJS() ?? {}, { error: advise });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${at(...(issue.path as (string | number)[]))}: ${issue.message}`);
    throw new ContentError(lines.join('\n'));
  }
  const rest = text.slice(match[0].length);
  const before = text.slice(0, match[0].length + rest.length - rest.trimStart().length);
  const bodyLine = before.split('\n').length;
  return { slug: basename(file, '.md'), file, data: parsed.data, body: rest.trim(), bodyLine, at };
}

/** Reads every .md file of a folder, in order of name. Throws one ContentError with the faults of all files. */
export function readEntries<T>(root: string, folder: string, schema: z.ZodType<T>): Entry<T>[] {
  let names: string[];
  try {
    names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  } catch {
    return [];
  }
  const faults: string[] = [];
  const entries = names.sort().flatMap((name) => {
    const file = join(folder, name);
    try {
      return [parseEntry(file, readFileSync(join(root, file), 'utf8'), schema)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return entries;
}
