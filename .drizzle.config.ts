/** `npx drizzle-kit generate --config .drizzle.config.ts` writes the next migration from the schema. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema/shop.ts',
    './src/db/schema/accounts.ts',
    './src/db/schema/orders.ts',
    './src/db/schema/events.ts',
    './src/db/schema/lists.ts',
    './src/db/schema/webhooks.ts',
    './src/db/schema/staff.ts',
  ],
  out: './src/db/migrations',
});
