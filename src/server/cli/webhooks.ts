/** Commands for webhook endpoints. */
import type { WebhookEndpoint } from '../../core/events/webhook-shapes.ts';
import { type CliFetch, type Command, callApi, type Say, USAGE, UsageError } from './api-client.ts';
import { day } from './table.ts';

const WEBHOOKS_PATH = '/api/merchant/webhooks';
type WithSecret = WebhookEndpoint & { readonly secret: string };
type TestResult = {
  readonly accepted: boolean;
  readonly status: number | null;
  readonly error: string;
  readonly ms: number;
};

function show(endpoint: WebhookEndpoint, say: Say): void {
  const { id, url, types, enabled, disabledReason, failingSince, description } = endpoint;
  const state = enabled
    ? failingSince
      ? `failing since ${day(failingSince)}`
      : 'enabled'
    : `disabled: ${disabledReason}`;
  say(`${id}  ${url}  ${state}`);
  say(`  ${types.length > 0 ? types.join(' ') : 'all events'}  ${description}`.trimEnd());
}

function showSecret(endpoint: WithSecret, say: Say): void {
  show(endpoint, say);
  say(`  Secret: ${endpoint.secret}`);
  say('  It is shown this once. Receivers verify signatures with it; see src/api/README.md.');
}

async function add(fetch: CliFetch, [url, ...types]: readonly string[], say: Say): Promise<void> {
  if (!url) throw new UsageError(USAGE);
  showSecret(await callApi<WithSecret>(fetch, WEBHOOKS_PATH, { url, types }), say);
}

async function replay(fetch: CliFetch, path: string, say: Say): Promise<void> {
  const { replayed } = await callApi<{ replayed: number }>(fetch, `${path}/replay`, {});
  say(`${replayed} ${replayed === 1 ? 'event' : 'events'} to be sent again.`);
}

async function test(fetch: CliFetch, path: string, say: Say): Promise<void> {
  const { accepted, status, error, ms } = await callApi<TestResult>(fetch, `${path}/test`, {});
  if (!accepted) throw new UsageError(error);
  say(`Accepted with status ${status} in ${ms} ms.`);
}

/** Actions on the endpoint at this path. */
const ACTIONS: Readonly<Record<string, (fetch: CliFetch, path: string, say: Say) => Promise<void>>> = {
  test,
  replay,
  enable: async (fetch, path, say) => show(await callApi<WebhookEndpoint>(fetch, path, { enabled: true }), say),
  disable: async (fetch, path, say) => show(await callApi<WebhookEndpoint>(fetch, path, { enabled: false }), say),
  secret: async (fetch, path, say) => showSecret(await callApi<WithSecret>(fetch, `${path}/secret`, {}), say),
  remove: async (fetch, path, say) => {
    await callApi(fetch, path, {}, 'DELETE');
    say('Removed.');
  },
};

export const webhooks: Command = async (fetch, [action, ...args], say) => {
  if (action === undefined) {
    const { endpoints } = await callApi<{ endpoints: WebhookEndpoint[] }>(fetch, WEBHOOKS_PATH);
    for (const endpoint of endpoints) show(endpoint, say);
    say(`${endpoints.length} ${endpoints.length === 1 ? 'endpoint' : 'endpoints'}`);
    return;
  }
  if (action === 'add') return add(fetch, args, say);
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  const [id] = args;
  if (!run || !id) throw new UsageError(USAGE);
  await run(fetch, `${WEBHOOKS_PATH}/${encodeURIComponent(id)}`, say);
};
