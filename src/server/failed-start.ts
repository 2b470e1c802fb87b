/** Ends a process that could not start. */
import { StartError } from '../core/shop/env.ts';
import { ContentError } from '../ingest/markdown.ts';

/** StartError and ContentError have messages for the operator; other errors get a stack trace. */
export function failStart(error: unknown): never {
  const known = error instanceof StartError || error instanceof ContentError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
