/** The server without its response cache, to benchmark what is behind it. Uses the same environment variables. */

import { createCache } from '../../src/api/http/cache.ts';
import { readEnv } from '../../src/core/shop/env.ts';
import { openShop } from '../../src/server/shop.ts';

const env = readEnv(process.env);
const shop = await openShop(env, { cache: createCache({ maxBytes: 1, maxAgeMs: 1 }) });
await shop.app.listen({ port: env.PORT, host: env.HOST });
process.on('SIGTERM', () => void shop.close().then(() => process.exit(0)));
