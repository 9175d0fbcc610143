import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginTexts } from '#backends/platform/login/texts.ts';
import { openPlatform, PASSWORD } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

const email = 'dana@example.com';
const languages = Object.entries(loginTexts);

describe('signing in with a read-only database', () => {
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    platform = await openPlatform('PostgreSQL');
    await platform.register(email);
    const client = new Client({ connectionString: platform.databaseUrl ?? '' });
    await client.connect();
    const name = client.escapeIdentifier(client.database ?? '');
    await client.query(`alter database ${name} set default_transaction_read_only = on`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [client.database],
    );
    await client.end();
  });
  afterAll(() => platform.close());

  it.each([
    ['login', { email, password: PASSWORD }],
    ['register', { email: 'noa@example.com', password: PASSWORD }],
    ['reset-password-request', { email }],
  ])('%s is refused with the same code as any other write', async (path, body) => {
    const reply = await platform.call('POST', `/auth/${path}`, { body });
    expect([reply.status, reply.body.code]).toEqual([507, 'storage']);
  });

  /** Submits the form of a page like a browser. */
  async function submit(path: string, fields: Record<string, string>, lang: string) {
    const page = await fetch(`${platform.url}${path}?lang=${lang}`);
    const csrf = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const cookie = page.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    const reply = await fetch(`${platform.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: platform.url },
      body: new URLSearchParams({ csrf, lang, ...fields }),
    });
    return { status: reply.status, page: await reply.text() };
  }

  it.each(languages)('is explained on the sign-in page in its language: %s', async (lang, texts) => {
    const { status, page } = await submit('/login', { email, password: PASSWORD }, lang);
    expect(status).toBe(507);
    expect(page).toContain(texts.errors.storage);
    expect(page).toContain(`value="${email}"`);
  });

  it('is explained on the other pages with a form too', async () => {
    const person = { mode: 'register', full_name: 'Noa', email: 'noa@example.com', password: PASSWORD };
    const said = loginTexts.en.errors.storage;
    for (const [path, fields] of [
      ['/login', person],
      ['/login/forgot', { email }],
    ] as const) {
      const { status, page } = await submit(path, fields, 'en');
      expect([status, page.includes(said)]).toEqual([507, true]);
    }
  });
});
