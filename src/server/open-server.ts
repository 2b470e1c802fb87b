/** Starts the shop: env → site → database → app → listen. With `--build`, builds the site first when it is outdated. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deploymentOf, type Env, readEnv, StartError } from '../core/shop/env.ts';
import { SERVICE } from '../core/shop/server-constants.ts';
import { ContentError } from '../ingest/markdown.ts';
import { openShop } from './shop.ts';
import { ensureBuilt } from './site-build.ts';
import { openSite } from './static-host.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function portTaken({ PORT, HOST }: Env): StartError {
  return new StartError(
    `Port ${PORT} on ${HOST} is in use by another program. Stop it, or choose another port: PORT=${PORT + 1} npm start`,
  );
}

/** Checks the port before a build is started. */
function checkPort(env: Env): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') fail(portTaken(env));
      else if (error.code === 'EACCES')
        fail(new StartError(`Port ${env.PORT} needs root privileges. Set PORT to a number above 1023.`));
      else fail(new StartError(`Cannot listen on ${env.HOST}:${env.PORT}: ${error.message}. Check HOST and PORT.`));
    });
    probe.listen(env.PORT, env.HOST, () => probe.close(() => done()));
  });
}

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

main().catch((error: unknown) => {
  // StartError and ContentError have messages for the operator; other errors get a stack trace.
  const known = error instanceof StartError || error instanceof ContentError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
