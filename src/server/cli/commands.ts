/** The merchant's commands. Each calls the merchant API, so that the command line has no rights beyond it. */
import { parseArgs } from 'node:util';
import { type CliFetch, type Command, type Say, USAGE, UsageError } from './api-client.ts';
import { showEvents } from './events.ts';
import { exportFile, exportSubscribersCommand, importFile } from './files.ts';
import { listOrders, oneOrder, paid } from './orders.ts';
import { people } from './people.ts';
import { saveAttachments } from './return-attachments.ts';
import { listStock, setStock } from './stock.ts';
import { webhooks } from './webhooks.ts';

/** Commands with their flags. */
const COMMANDS: Readonly<Record<string, readonly [command: Command, ...flags: string[]]>> = {
  orders: [listOrders],
  order: [oneOrder],
  evidence: [saveAttachments],
  paid: [paid],
  stock: [listStock],
  set: [setStock],
  import: [importFile, 'dry', 'dry-run', 'plan'],
  export: [exportFile],
  readers: [exportSubscribersCommand, 'all'],
  events: [showEvents, 'failed'],
  webhooks: [webhooks],
  people: [people],
};

/** Throws UsageError for an unknown flag; text that begins with a hyphen follows '--'. */
function parse(args: readonly string[], flags: readonly string[]) {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Runs a command. Throws UsageError with a message for the user. */
export async function runCommand([name = '', ...args]: readonly string[], fetch: CliFetch, say: Say): Promise<void> {
  const [command, ...flags] = (Object.hasOwn(COMMANDS, name) && COMMANDS[name]) || [];
  if (!command) throw new UsageError(USAGE);
  const { positionals, values } = parse(args, flags);
  await command(fetch, positionals, say, values);
}
