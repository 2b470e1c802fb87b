/** Commands that import and export products and export newsletter subscribers. */
import { readFileSync } from 'node:fs';
import { PRODUCT_FILE, SUBSCRIBER_FILE } from '../../core/merchant/file-paths.ts';
import type { ImportResult } from '../../core/merchant/import-contract.ts';
import { isChange } from '../../core/merchant/import-plan.ts';
import { type CliFetch, type Command, type Say, USAGE, UsageError } from './api-client.ts';
import { exportContent } from './content.ts';
import { table } from './table.ts';

/** Rows that change nothing are not listed. */
function show({ plan, planHash }: ImportResult, file: string, say: Say): void {
  const rows = plan.filter(isChange).map(({ line, sku, kind, changes }) => {
    const what = changes.map(({ column, before, after }) => `${column}: ${before ? `${before} → ` : ''}${after}`);
    return [String(line), sku, kind, what.join('; ').replaceAll('\n', ' ').slice(0, 160)];
  });
  if (rows.length === 0) return;
  table([['line', 'sku', 'kind', 'changes'], ...rows], say);
  say(`To change this and nothing else: import ${file} --plan ${planHash}`);
}

/** --dry or --dry-run shows what would change; --plan <hash> changes only that. */
export const importFile: Command = async (fetch, [file, plan], say, flags) => {
  if (!file || (flags.plan && !plan)) throw new UsageError(USAGE);
  let body: string;
  try {
    body = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
  const dry = flags.dry || flags['dry-run'];
  const query = new URLSearchParams({ ...(dry ? { dry: '1' } : {}), ...(plan ? { plan } : {}) });
  const path = `${PRODUCT_FILE}?${query}`;
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body });
  const result = (await answer.json()) as ImportResult;
  const { message, faults = [] } = result;
  for (const fault of faults) say(`${file}:${fault.line}: ${fault.column && `${fault.column}: `}${fault.message}`);
  if (answer.status === 409 || (answer.ok && dry)) show(result, file, say);
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
