/**
 * `npm run shop -- orders | order <number> <state> | stock | set <sku> … | import <file>`: the merchant's command line.
 * Calls a running shop over HTTP with MERCHANT_KEY; otherwise opens the database itself.
 */
import { randomBytes } from 'node:crypto';
import { fetchFrom } from '../../api/http/in-process.ts';
import { readEnv, StartError } from '../../core/shop/env.ts';
import { openShop } from '../shop.ts';
import { runWorker } from '../worker.ts';
import { type CliFetch, USAGE, UsageError } from './api-client.ts';
import { runCommand } from './commands.ts';
import { checkPayments } from './payments.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function isRunning(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/openapi.json`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return answer?.ok ?? false;
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  if (process.argv[2] === 'worker') return runWorker(env, say);
  if (process.argv[2] === 'payments') {
    if (process.argv[3] !== 'check') throw new UsageError(USAGE);
    if (!(await checkPayments(env, process.argv[4], say))) process.exitCode = 1;
    return;
  }
  const origin = env.SHOP_URL ?? `http://${env.HOST}:${env.PORT}`;
  const headers = (key: string) => ({ authorization: `Bearer ${key}` });
  if (env.SHOP_URL || (await isRunning(origin))) {
    if (!env.MERCHANT_KEY)
      throw new StartError(`The shop runs at ${origin}. Set MERCHANT_KEY to the same value here and for the shop.`);
    const key = env.MERCHANT_KEY;
    const ask: CliFetch = (path, init = {}) =>
      fetch(origin + path, { ...init, headers: { ...init.headers, ...headers(key) } });
    return runCommand(process.argv.slice(2), ask, say);
  }
  // This instance is reachable only in process, so a random key suffices.
  const key = randomBytes(24).toString('hex');
  const shop = await openShop({ ...env, MERCHANT_KEY: key, LOG_LEVEL: 'silent' });
  try {
    const inject = fetchFrom(shop.app);
    const ask: CliFetch = (path, init = {}) => inject(path, { ...init, headers: { ...init.headers, ...headers(key) } });
    await runCommand(process.argv.slice(2), ask, say);
  } finally {
    await shop.close();
  }
}

main().catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof UsageError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
