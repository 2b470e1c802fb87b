/** HTTP client and usage text of the merchant's command line. */
export type CliFetch = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;
export type Say = (line: string) => void;
/** flags: the boolean options given, such as 'dry' for --dry. */
export type Command = (
  fetch: CliFetch,
  args: readonly string[],
  say: Say,
  flags: Readonly<Record<string, unknown>>,
) => Promise<void>;

/** Invalid arguments or a rejected request; its message is shown to the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `Commands:
  orders [state] [words]           lists orders: placed, confirmed, packed …
  order <number>                   shows one
  order <number> <state> [note]    changes its state: confirmed, packed, shipped, delivered, cancelled
  evidence <number> [folder]       saves the photos and videos of its return
  paid <number> [reference]        confirms a payment
  stock [below]                    lists stock, or only variants below a number
  set <sku> stock=12 seen=9        sets stock only if it is still 9; stock=+5 adds
  set <sku> price=4990             sets prices, in rupees
  import <file.csv> [--dry-run]    imports products; --dry-run shows what would change
  import <file.csv> --plan <hash>  changes only what that dry run showed
  export                           exports the products
  export content [folder]          writes the products back as Markdown files
  readers [--all]                  exports newsletter subscribers; --all includes unconfirmed ones
  events [type|AR-…] [--failed]    lists events and what became of them; --failed: only given-up ones
  events replay [id]               sends again what was given up, or all deliveries of one event
  webhooks                         lists webhook endpoints
  webhooks add <url> [type …]      adds one, for all types of events or these; prints its secret
  webhooks test|enable|disable|secret|replay|remove <id>
                                   sends a test event; changes its state; makes a new secret;
                                   sends again what it missed; removes it
  people                           lists the people of the back office and open invitations
  people invite <email> <role>     invites one as owner, manager, packer or editor
  people role <email> <role>       changes the role
  people reset|remove <email>      removes the second factor of one who has lost it; takes the role away
  payments check [payment]         tries Razorpay and Stripe with test keys, up to a payment by you and its refund
  worker                           delivers events until it is stopped, beside shops with WORKER=off`;

/** Throws UsageError with the shop's message. A body makes it a POST, or the given method. */
export async function callApi<T>(fetch: CliFetch, path: string, body?: object, method = 'POST'): Promise<T> {
  const json = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(path, body && json);
  const payload = (await answer.json()) as T & { message?: string };
  if (!answer.ok) throw new UsageError(payload.message ?? `The shop responded with status ${answer.status}.`);
  return payload;
}

export const orderPath = (number: string) => `/api/merchant/orders/${encodeURIComponent(number)}`;
