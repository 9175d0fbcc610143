import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config gateway/backends/assistant/threads/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './gateway/backends/assistant/threads/schema.ts',
  out: './gateway/backends/assistant/threads/thread-migrations',
});
