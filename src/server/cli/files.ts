/** Commands that import and export products and export newsletter subscribers. */
import { readFileSync } from 'node:fs';
import type { ImportResult } from '../../core/merchant/contract.ts';
import { PRODUCT_FILE, SUBSCRIBER_FILE } from '../../core/merchant/endpoints.ts';
import { type CliFetch, type Command, type Say, USAGE, UsageError } from './api-client.ts';
import { exportContent } from './content.ts';

export const importFile: Command = async (fetch, [file], say, { dry }) => {
  if (!file) throw new UsageError(USAGE);
  let body: string;
  try {
    body = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
  const path = `${PRODUCT_FILE}${dry ? '?dry=1' : ''}`;
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body });
  const { message, faults = [] } = (await answer.json()) as ImportResult;
  for (const fault of faults) say(`${file}:${fault.line}: ${fault.column && `${fault.column}: `}${fault.message}`);
  if (!answer.ok) throw new UsageError(message);
  say(message);
};

async function write(fetch: CliFetch, path: string, say: Say): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new UsageError(`The shop responded with status ${answer.status}.`);
  say((await answer.text()).trimEnd());
}

/** Without an argument a CSV file on stdout; 'content' writes Markdown files. */
export const exportFile: Command = (fetch, [what, ...rest], say, flags) =>
  what === 'content' ? exportContent(fetch, rest, say, flags) : write(fetch, PRODUCT_FILE, say);
export const exportSubscribersCommand: Command = (fetch, _, say, { all }) =>
  write(fetch, `${SUBSCRIBER_FILE}${all ? '?all=1' : ''}`, say);
