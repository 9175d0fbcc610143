import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config gateway/backends/platform/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './gateway/backends/platform/database/schema.ts',
    './gateway/backends/platform/database/schema-admin.ts',
  ],
  out: './gateway/backends/platform/migrations',
});
