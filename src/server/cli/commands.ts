/** What the merchant can type. Every command is a call of the merchant's API, so the terminal can do no more than the web. */
import { type Command, type Say, type ToolFetch, USAGE, UsageError } from './ask.ts';
import { exportFile, exportReaders, importFile } from './files.ts';
import { listOrders, oneOrder, paid } from './orders.ts';
import { saveEvidence } from './return-attachments.ts';
import { listStock, setStock } from './stock.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  orders: listOrders,
  order: oneOrder,
  evidence: saveEvidence,
  paid,
  stock: listStock,
  set: setStock,
  import: importFile,
  export: exportFile,
  readers: exportReaders,
};

/** Does what was typed. Throws UsageError with a message for whoever typed it. */
export async function runTool([name = '', ...args]: readonly string[], fetch: ToolFetch, say: Say): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(USAGE);
  await command(fetch, args, say);
}
