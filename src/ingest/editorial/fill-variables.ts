/** Replaces the variables of a text. */
import { ContentError, type Entry, unknownVariable } from '../markdown.ts';
import type { TemplateVariables } from './template-variables.ts';

/** Also matches what is no name, so that a misspelt variable is an error. */
const NAME = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Returns the text with variables replaced. Unknown ones stay and are passed on with their offset. */
export function fillVariables(
  text: string,
  variables: TemplateVariables,
  onUnknown: (variable: string, offset: number) => void,
): string {
  return text.replace(NAME, (whole, name: string, offset: number) => {
    const value = variables.get(name);
    if (value === undefined) onUnknown(whole, offset);
    return value ?? whole;
  });
}

/** Returns the body with variables replaced. Throws ContentError for an unknown name. */
export function replaceVariables(
  { file, body, bodyLine }: Pick<Entry<unknown>, 'file' | 'body' | 'bodyLine'>,
  variables: TemplateVariables,
): string {
  const faults: string[] = [];
  const text = fillVariables(body, variables, (variable, offset) => {
    const line = bodyLine + body.slice(0, offset).split('\n').length - 1;
    faults.push(`${file}:${line}: ${unknownVariable(variable)}`);
  });
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return text;
}
