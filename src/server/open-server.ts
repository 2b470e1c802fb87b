/** Starts the shop: env → site → database → app → listen. With `--build`, builds the site first when it is outdated. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deploymentOf, readEnv } from '../core/shop/env.ts';
import { SERVICE } from '../core/shop/server-constants.ts';
import { failStart } from './failed-start.ts';
import { checkPort, portTaken } from './port.ts';
import { openShop } from './shop.ts';
import { ensureBuilt } from './site-build.ts';
import { openSite } from './static-host.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const env = readEnv(process.env);
  await checkPort(env);
  if (process.argv.includes('--build')) await ensureBuilt(env, say);
  const site = existsSync(resolve(env.SITE_DIR)) ? await openSite(resolve(env.SITE_DIR), deploymentOf(env)) : undefined;
  const shop = await openShop(env, { ...(site && { site }) });
  const { port } = new URL(
    await shop.app.listen({ port: env.PORT, host: env.HOST }).catch(async (error: NodeJS.ErrnoException) => {
      await shop.close();
      throw error.code === 'EADDRINUSE' ? portTaken(env) : error;
    }),
  );
  const address = `http://${env.HOST}:${port}`;
  say(`${shop.brand.name} is running at ${address}`);
  say(`  API      ${address}/api/docs`);
  say(`  Data     ${shop.database.name}`);
  if (!site)
    say(
      `  No site  ${env.SITE_DIR} does not exist: this process serves only the API. Run npm run build to build the site.`,
    );
  say('  Press Ctrl-C to stop.');

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    shop.app.drain();
    await sleep(env.DRAIN_SECONDS * 1000);
    // Clients that never read their response must not block the exit.
    setTimeout(() => process.exit(1), SERVICE.closeWithinMs).unref();
    await shop.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

main().catch(failStart);
