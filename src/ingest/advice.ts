/** Error messages for schema issues, used where a schema has none of its own. */
import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, such as [one, two]',
  object: 'fields of its own, such as { file: …, alt: … }',
  date: 'a date such as 2026-09-14',
};
const kind = (expected: unknown) => KINDS[String(expected)] ?? String(expected);

/** A zod error map; undefined keeps zod's message. */
export function advise(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const what = kind(issue.expected);
    return issue.input === undefined ? `is missing: give it ${what}` : `must be ${what}`;
  }
  if (issue.code === 'unrecognized_keys')
    return `unknown field: ${issue.keys.join(', ')}. Correct its name or remove it`;
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `is too long: at most ${String(issue.maximum)} characters`;
  if (issue.code === 'too_small' && issue.origin === 'number')
    return `must be ${issue.inclusive ? 'at least' : 'more than'} ${String(issue.minimum)}`;
  if (issue.code === 'too_big' && issue.origin === 'number') return `must be at most ${String(issue.maximum)}`;
  if (issue.code === 'too_small' && issue.origin === 'array') return `needs at least ${String(issue.minimum)} entry`;
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty: fill it in or remove the field';
  return undefined;
}
