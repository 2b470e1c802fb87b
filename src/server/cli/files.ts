/** Products as a file, in and out; readers of the newsletter, out. */
import { readFileSync } from 'node:fs';
import type { ImportResult } from '../../core/merchant/contract.ts';
import { PRODUCT_FILE, READER_FILE } from '../../core/merchant/endpoints.ts';
import { type Command, type Say, type ToolFetch, USAGE, UsageError } from './ask.ts';

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

async function write(fetch: ToolFetch, path: string, say: Say): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new UsageError(`The shop answered ${answer.status}.`);
  say((await answer.text()).trimEnd());
}

export const exportFile: Command = (fetch, _, say) => write(fetch, PRODUCT_FILE, say);
export const exportReaders: Command = (fetch, _, say, { all }) =>
  write(fetch, `${READER_FILE}${all ? '?all=1' : ''}`, say);
