/** `npx drizzle-kit generate --config .drizzle.config.ts` writes the next migration from the schema. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/api/db/schema.ts', './src/api/db/account-schema.ts', './src/api/db/order-schema.ts'],
  out: './src/api/db/migrations',
});
