import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, SERVICE, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { openRestarts } from './restarts.ts';
import type { Restarts } from './restarts.ts';

const DEMO_ADMIN = { email: 'admin@example.com', password: 'admin-demo-1' };
const DEMO_TRAVELLER = { email: 'traveller@example.com', password: 'traveller-demo-1' };

const post = (platform: PlatformUnderTest, path: string, body: unknown) =>
  platform.call('POST', `/auth/${path}`, { body });
const mailsTo = async (platform: PlatformUnderTest, to: string) =>
  (await platform.call('GET', '/entities/OutboxMail', { token: SERVICE, q: { to } })).body;
const meStatus = async (platform: PlatformUnderTest, token: string) =>
  (await platform.call('GET', '/entities/User/me', { token })).status;

/** Each start creates or opens a database: seconds, and half a minute on a busy machine. */
const PATIENCE_MS = 240_000;

describe.each(stores)('the demo accounts on %s', { timeout: PATIENCE_MS }, (store) => {
  let restarts: Restarts;
  beforeEach(async () => {
    restarts = await openRestarts(store);
  });
  afterEach(() => restarts.remove());

  it('cannot be used in any way once the demo is off, and the configured administrator takes over', async () => {
    const demo = await restarts.start({ demo: true, admin: null });
    const token = await demo.signIn(DEMO_ADMIN.email, DEMO_ADMIN.password);
    await post(demo, 'reset-password-request', { email: DEMO_ADMIN.email });
    const [mail] = await mailsTo(demo, DEMO_ADMIN.email);
    const link = /token=([\w-]{43})/.exec(mail.text)?.[1];

    const product = await restarts.start();
    expect(await meStatus(product, token)).toBe(401);
    for (const account of [DEMO_ADMIN, DEMO_TRAVELLER])
      expect((await post(product, 'login', account)).status).toBe(400);
    expect((await post(product, 'register', DEMO_ADMIN)).status).toBe(400);
    const reset = { reset_token: link, new_password: 'a phrase of a stranger' };
    expect((await post(product, 'reset-password', reset)).body.code).toBe('link_over');
    await post(product, 'reset-password-request', { email: DEMO_ADMIN.email });
    expect(await mailsTo(product, DEMO_ADMIN.email)).toHaveLength(1);
    const boss = await product.signIn(ADMIN.email, ADMIN.password);
    const people = (await product.call('GET', '/entities/User', { token: boss })).body;
    const own = people.find(({ email }: { email: string }) => email === ADMIN.email);
    const demoted = await product.call('PUT', `/entities/User/${own.id}`, {
      token: boss,
      body: { role: 'user' },
    });
    expect(demoted).toMatchObject({ status: 409, body: { code: 'last_admin' } });
  });

  it('work again when the demo returns, without sessions from before', async () => {
    const demo = await restarts.start({ demo: true });
    const token = await demo.signIn(DEMO_TRAVELLER.email, DEMO_TRAVELLER.password);
    await restarts.start();
    const again = await restarts.start({ demo: true });
    expect(await meStatus(again, token)).toBe(401);
    for (const { email, password } of [DEMO_ADMIN, DEMO_TRAVELLER])
      expect(await meStatus(again, await again.signIn(email, password))).toBe(200);
  });

  it('stay when their users gave them a password of their own', async () => {
    const demo = await restarts.start({ demo: true, admin: null });
    const token = await demo.signIn(DEMO_ADMIN.email, DEMO_ADMIN.password);
    const mine = 'a phrase that nobody published';
    const change = { current_password: DEMO_ADMIN.password, new_password: mine };
    await demo.call('POST', '/auth/change-password', { token, body: change });
    const product = await restarts.start({ admin: null });
    expect(await meStatus(product, token)).toBe(200);
    expect((await post(product, 'login', { email: DEMO_ADMIN.email, password: mine })).status).toBe(200);
  });
});
