import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, openPlatform, PASSWORD, SERVICE, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/stay/time-units.ts';

describe.each(stores)('signing in on %s', (store) => {
  let platform: PlatformUnderTest;
  let member: { token: string; id: string; email: string };
  beforeAll(async () => {
    platform = await openPlatform(store);
    member = await platform.register('Dana@Example.com', 'Dana');
  });
  afterAll(() => platform.close());

  const me = (token: string | undefined) => platform.call('GET', '/entities/User/me', { token });
  const login = (email: string, password: string, headers = {}) =>
    platform.call('POST', '/auth/login', { body: { email, password }, headers });
  const register = (body: unknown) => platform.call('POST', '/auth/register', { body });
  /** The platform uses this IP address only if the gateway confirms it. */
  const from = (address: string, by = SERVICE) => ({
    'x-forwarded-for': address,
    'x-service-authorization': `Bearer ${by}`,
  });

  it('registers users, identifies them, and ignores the case of emails', async () => {
    expect((await me(member.token)).body).toMatchObject({
      id: member.id,
      email: 'dana@example.com',
      role: 'user',
    });
    const again = await login(' DANA@example.com', PASSWORD);
    expect(again.body).toMatchObject({ access_token: expect.any(String), user: { full_name: 'Dana' } });
    expect(again.body.access_token).not.toBe(member.token);
    expect(JSON.stringify(again.body)).not.toMatch(/hash|scrypt/);
  });

  it.each([
    ['email', { email: `${'a'.repeat(250)}@example.com`, password: PASSWORD }],
    ['password', { email: 'new@example.com' }],
    ['full_name', { email: 'new@example.com', password: PASSWORD, full_name: 'D'.repeat(101) }],
    ['phone', { email: 'new@example.com', password: PASSWORD, phone: '050\u202e1234567' }],
  ])('names the field that it does not accept: %s', async (field, body) => {
    const reply = await register(body);
    expect(reply).toMatchObject({ status: 422, body: { message: expect.stringContaining(`(${field})`) } });
  });

  it.each([undefined, 'nonsense', 'A'.repeat(43)])('answers 401 to the token %s', async (token) => {
    expect(await me(token)).toMatchObject({ status: 401, body: { detail: 'Unauthorized' } });
  });

  it('recognizes the service identity', async () => {
    expect((await me(SERVICE)).body).toMatchObject({ role: 'admin', is_service: true });
    expect((await me(`${SERVICE}x`)).status).toBe(401);
  });

  it('responds to a wrong password and an unknown email alike, in the same time', async () => {
    // The shortest of three, because a busy machine can only make one longer.
    const timed = async (email: string) => {
      let ms = Infinity;
      let reply;
      for (let tries = 0; tries < 3; tries += 1) {
        const start = performance.now();
        reply = await login(email, 'wrong password', from('198.51.100.9'));
        ms = Math.min(ms, performance.now() - start);
      }
      return { reply, ms };
    };
    const wrong = await timed('dana@example.com');
    const unknown = await timed('nobody@example.com');
    for (const { reply } of [wrong, unknown])
      expect(reply).toMatchObject({
        status: 400,
        body: { message: 'Invalid email or password', code: 'invalid_credentials' },
      });
    expect(unknown.ms).toBeGreaterThan(wrong.ms / 10);
  });

  it.each([
    [{ email: 'new@example.com', password: 'short' }, 400, 'weak_password'],
    [{ email: 'dana@example.com', password: 'short' }, 400, 'weak_password'],
    [{ email: 'new@example.com', password: 'password123' }, 400, 'weak_password'],
    [{ email: 'new@example.com', password: 'new@example.com' }, 400, 'weak_password'],
    [{ email: 'new@example.com', password: 'x'.repeat(129) }, 400, 'weak_password'],
    [{ email: 'no address', password: PASSWORD }, 400, 'email_refused'],
    [{ email: 'dana@example.com', password: 'some other password' }, 400, 'email_refused'],
    [{ email: 'new@example.com' }, 422, undefined],
  ])('refuses to register %j', async (body, status, code) => {
    const reply = await register(body);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });

  it('signs in a user who registers again with the right password, and never sets a role', async () => {
    expect((await register({ email: 'dana@example.com', password: PASSWORD })).body.user.id).toBe(member.id);
    const forged = await register({ email: 'forger@example.com', password: PASSWORD, role: 'admin' });
    expect(forged.body.user.role).toBe('user');
  });

  it('exchanges a token once: the old one ends', async () => {
    const old = await platform.signIn(member.email, PASSWORD);
    const swap = () => platform.call('POST', '/auth/exchange', { token: old });
    const replies = await Promise.all([swap(), swap()]);
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const fresh = replies.find((reply) => reply.status === 200)?.body.access_token;
    expect((await me(old)).status).toBe(401);
    expect((await me(fresh)).status).toBe(200);
  });

  it('revokes the session on signing out', async () => {
    const token = await platform.signIn(member.email, PASSWORD);
    expect((await platform.call('POST', '/auth/logout', { token })).body).toEqual({ success: true });
    expect((await me(token)).status).toBe(401);
    expect((await me(member.token)).status).toBe(200);
  });

  it('signs out by the page of an off-the-shelf client, but not for another site, and returns only to own URLs', async () => {
    const token = await platform.signIn(member.email, PASSWORD);
    const visit = (fromUrl: string, site: string) =>
      fetch(`${platform.url}/api/apps/auth/logout?from_url=${encodeURIComponent(fromUrl)}`, {
        redirect: 'manual',
        headers: { cookie: `session=${token}`, 'sec-fetch-site': site },
      });
    const foreign = await visit('https://evil.example/', 'cross-site');
    expect(foreign.headers.get('location')).toBe(`${platform.url}/`);
    expect((await me(token)).status).toBe(200);
    const own = await visit('/Discover', 'same-origin');
    expect([own.status, own.headers.get('location')]).toEqual([302, `${platform.url}/Discover`]);
    expect((await me(token)).status).toBe(401);
  });

  it('slows down guessing at one account, also many at once, and lets the owner in after the wait', async () => {
    await platform.register('target@example.com');
    const guess = (n: number) => login('target@example.com', `guess ${n}`, from('203.0.113.1'));
    const began = Date.now();
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)));
    const passed = replies.filter((reply) => reply.status === 400).length;
    // The first wait is a second and the next ones double, so on a busy machine more of the twelve are accepted.
    const later = Math.floor(Math.log2(1 + (Date.now() - began) / 1_000));
    expect(passed).toBeGreaterThanOrEqual(5);
    expect(passed).toBeLessThanOrEqual(5 + later);
    const limited = replies.find((reply) => reply.status === 429);
    expect(limited?.body).toMatchObject({ code: 'rate_limited', message: expect.any(String) });
    const waitS = Number(limited?.headers.get('retry-after'));
    expect(waitS).toBeGreaterThanOrEqual(1);
    expect(waitS).toBeLessThanOrEqual(60);
    // A refused attempt does not make the wait longer.
    const owner = async () => (await login('target@example.com', PASSWORD, from('203.0.113.1'))).status;
    await expect.poll(owner, { interval: 500, timeout: 60_000 }).toBe(200);
  }, 120_000);

  it('blocks an IP address that fails for many accounts, and takes addresses only from the gateway', async () => {
    // More than four at once would get 503 with Retry-After, without being counted.
    for (let n = 0; n < 52; n += 4)
      await Promise.all([0, 1, 2, 3].map((k) => login(`nobody-${n + k}@example.com`, 'wrong')));
    const spoofed = (await login('x@example.com', 'wrong', from('192.0.2.1', 'not the service'))).status;
    expect(spoofed).toBe(429);
    expect((await login('x@example.com', 'wrong', from('192.0.2.1'))).status).toBe(400);
  }, 120_000);

  it('ends sessions after inactivity and by age, for an administrator sooner', async () => {
    const fromOffice = { headers: from('192.0.2.77') };
    const start = async (email: string, password: string) =>
      (await platform.call('POST', '/auth/login', { body: { email, password }, ...fromOffice })).body
        .access_token;
    const boss = await start(ADMIN.email, ADMIN.password);
    const idle = await start('forger@example.com', PASSWORD);
    const busy = await start('forger@example.com', PASSWORD);
    expect((await me(boss)).status).toBe(200);
    platform.advance(31 * MINUTE_MS);
    expect([(await me(boss)).status, (await me(busy)).status]).toEqual([401, 200]);
    for (let day = 0; day < 4; day += 1) {
      platform.advance(2 * DAY_MS);
      expect((await me(busy)).status).toBe(200);
    }
    expect((await me(idle)).status).toBe(401);
    for (let day = 0; day < 10; day += 1) {
      platform.advance(2 * DAY_MS);
      await me(busy);
    }
    platform.advance(2 * DAY_MS + HOUR_MS);
    expect((await me(busy)).status).toBe(401);
  });

  it('ends a session by its age although its token was exchanged meanwhile', async () => {
    const start = await platform.call('POST', '/auth/login', {
      body: { email: 'forger@example.com', password: PASSWORD },
      headers: from('192.0.2.78'),
    });
    let token: string = start.body.access_token;
    for (let day = 0; day < 25; day += 5) {
      platform.advance(5 * DAY_MS);
      expect((await me(token)).status).toBe(200);
      token = (await platform.call('POST', '/auth/exchange', { token })).body.access_token;
    }
    platform.advance(5 * DAY_MS + HOUR_MS);
    expect((await me(token)).status).toBe(401);
  });
});
