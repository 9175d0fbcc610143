import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD, SERVICE, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { openRestarts } from './restarts.ts';
import type { Restarts } from './restarts.ts';

const BOSS = { email: 'Boss@solera.example', password: 'the phrase of the operator' };
const ADDRESS = 'boss@solera.example';

const login = async (platform: PlatformUnderTest, password: string, email = ADDRESS) =>
  platform.call('POST', '/auth/login', { body: { email, password } });
const roleOf = async (platform: PlatformUnderTest, token: string) => {
  const { status, body } = await platform.call('GET', '/entities/User/me', { token });
  return status === 200 ? body.role : status;
};

/** Each start creates or opens a database: seconds, and half a minute on a busy machine. */
const PATIENCE_MS = 240_000;

describe.each(stores)('the first administrator on %s', { timeout: PATIENCE_MS }, (store) => {
  let restarts: Restarts;
  afterEach(() => restarts.remove());

  it('keeps nothing of a user who registered the configured email before: password, sessions and links end', async () => {
    restarts = await openRestarts(store);
    const before = await restarts.start({ admin: null });
    const squatter = await before.register(ADDRESS);
    await before.call('POST', '/auth/reset-password-request', { body: { email: ADDRESS } });
    const [mail] = (await before.call('GET', '/entities/OutboxMail', { token: SERVICE, q: { to: ADDRESS } }))
      .body;
    const link = /token=([\w-]{43})/.exec(mail.text)?.[1];
    const after = await restarts.start({ admin: BOSS });
    expect(await roleOf(after, squatter.token)).toBe(401);
    expect((await login(after, PASSWORD)).status).toBe(400);
    const reset = { reset_token: link, new_password: 'another phrase of the squatter' };
    expect((await after.call('POST', '/auth/reset-password', { body: reset })).body.code).toBe('link_over');
    expect((await login(after, BOSS.password)).body.user).toMatchObject({ id: squatter.id, role: 'admin' });
  });

  it('is created once: later changes stay, and the log says that the variables are ignored', async () => {
    restarts = await openRestarts(store);
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const first = await restarts.start({ admin: BOSS, logger });
    expect(lines.join()).toContain('first administrator created');
    const token = await first.signIn(ADDRESS, BOSS.password);
    const next = 'a phrase chosen later';
    const change = { current_password: BOSS.password, new_password: next };
    await first.call('POST', '/auth/change-password', { token, body: change });
    lines.length = 0;
    const second = await restarts.start({ admin: BOSS, logger });
    expect(lines.join()).not.toContain('first administrator created');
    expect(lines.join()).toMatch(/ADMIN_EMAIL.*administrator exists/);
    expect(lines.join()).not.toContain('boss@');
    expect(await roleOf(second, token)).toBe('admin');
    expect([(await login(second, BOSS.password)).status, (await login(second, next)).status]).toEqual([
      400, 200,
    ]);
  });

  it('is created in addition to the administrator of the demo, whose password is public', async () => {
    restarts = await openRestarts(store);
    await restarts.start({ demo: true, admin: null });
    const platform = await restarts.start({ demo: true, admin: BOSS });
    expect((await login(platform, BOSS.password)).body.user).toMatchObject({ role: 'admin' });
    expect((await login(platform, 'admin-demo-1', 'admin@example.com')).status).toBe(200);
  });
});
