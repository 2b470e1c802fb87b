/** The server without its response cache, to benchmark what is behind it. Uses the same environment variables. */
import { resolve } from 'node:path';
import { createCache } from '../../src/api/http/cache.ts';
import { deploymentOf, readEnv } from '../../src/core/shop/env.ts';
import { openShop } from '../../src/server/shop.ts';
import { openSite } from '../../src/server/static-host.ts';

const env = readEnv(process.env);
const site = await openSite(resolve(env.SITE_DIR), deploymentOf(env));
const shop = await openShop(env, { cache: createCache({ maxBytes: 1, maxAgeMs: 1 }), site });
await shop.app.listen({ port: env.PORT, host: env.HOST });
process.on('SIGTERM', () => void shop.close().then(() => process.exit(0)));
