/** Parses Markdown files with frontmatter and reports errors with file, line and field. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { advise } from './advice.ts';

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

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Returns the raw front matter of a file's text; {} when it cannot be parsed. */
export function frontmatterOf(text: string): Readonly<Record<string, unknown>> {
  const document = parseDocument(FRONTMATTER.exec(text)?.[1] ?? '');
  const fields: unknown = document.errors.length > 0 ? null : document.toJS();
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
}

/** Parses one file. Throws ContentError listing all its errors. */
export function parseEntry<T>(file: string, text: string, schema: z.ZodType<T>): Entry<T> {
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

/** Reads all .md files of a folder, sorted by name. Throws one ContentError with the errors of all files. */
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
