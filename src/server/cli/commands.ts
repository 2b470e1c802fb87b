/** What the merchant can type. Every command is a call of the merchant's API, so the terminal can do no more than the web. */
import { parseArgs } from 'node:util';
import { type Command, type Say, type ToolFetch, USAGE, UsageError } from './ask.ts';
import { exportFile, exportReaders, importFile } from './files.ts';
import { listOrders, oneOrder, paid } from './orders.ts';
import { saveEvidence } from './return-attachments.ts';
import { listStock, setStock } from './stock.ts';

/** Each with the flags that it takes. */
const COMMANDS: Readonly<Record<string, readonly [command: Command, ...flags: string[]]>> = {
  orders: [listOrders],
  order: [oneOrder],
  evidence: [saveEvidence],
  paid: [paid],
  stock: [listStock],
  set: [setStock],
  import: [importFile, 'dry'],
  export: [exportFile],
  readers: [exportReaders, 'all'],
};

/** Throws UsageError for a flag that the command does not take; text that begins with a hyphen stands after '--'. */
function parse(args: readonly string[], flags: readonly string[]) {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Does what was typed. Throws UsageError with a message for whoever typed it. */
export async function runTool([name = '', ...args]: readonly string[], fetch: ToolFetch, say: Say): Promise<void> {
  const [command, ...flags] = (Object.hasOwn(COMMANDS, name) && COMMANDS[name]) || [];
  if (!command) throw new UsageError(USAGE);
  const { positionals, values } = parse(args, flags);
  await command(fetch, positionals, say, values);
}
