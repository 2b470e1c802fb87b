/** How commands of the merchant's terminal ask the shop, and what they say when it refuses. */
export type ToolFetch = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;
export type Say = (line: string) => void;
/** flags: options without a value that were given, such as 'dry' for --dry. */
export type Command = (
  fetch: ToolFetch,
  args: readonly string[],
  say: Say,
  flags: Readonly<Record<string, unknown>>,
) => Promise<void>;

/** What was typed makes no sense, or was refused: its message is for the person at the terminal. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `What would you like to do?
  orders [state] [words]           lists orders: placed, confirmed, packed …
  order <number>                   shows one
  order <number> <state> [note]    moves it on: confirmed, packed, shipped, delivered, cancelled
  evidence <number> [folder]       saves the photos and videos of its return
  paid <number> [reference]        confirms a payment
  stock [below]                    lists stock, or what is nearly gone
  set <sku> stock=12 seen=9        sets stock where it is still the 9 that you saw; stock=+5 adds
  set <sku> price=4990             sets prices, in rupees
  import <file.csv> [--dry]        takes a list of products; --dry only looks
  export                           writes the list of products
  readers [--all]                  writes the newsletter's readers; --all also those who may not be written to`;

/** Throws UsageError with the shop's own words. A body makes it a POST. */
export async function ask<T>(fetch: ToolFetch, path: string, body?: object): Promise<T> {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(path, body && json);
  const said = (await answer.json()) as T & { message?: string };
  if (!answer.ok) throw new UsageError(said.message ?? `The shop answered ${answer.status}.`);
  return said;
}

export const orderPath = (number: string) => `/api/merchant/orders/${encodeURIComponent(number)}`;
