import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEntityPlatform } from '#upstreams/platform/client.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';

let server: StubServer;
let platform: EntityPlatform;
let log: string;
beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  log = '';
  platform = createEntityPlatform({
    baseUrl: server.url,
    appId: 'solera',
    environment: 'prod',
    originUrl: 'https://solera.example',
    serviceToken: 'service-secret',
    logger: pino({}, { write: (line: string) => (log += line) }),
    random: () => 0,
  });
});

const caller = {
  callerAddress: '10.0.0.9',
  deviceProofs: 'proof.of~devices',
  signal: new AbortController().signal,
};

const user = {
  id: 'u1',
  created_date: '2031-01-01T00:00:00',
  email: 'dana@example.com',
  full_name: null,
  phone: '05',
  role: 'admin',
  preferences: { newsletter: true, language: 'he', currency: 7 },
};

describe('sessions through the platform client', () => {
  it('resolve a token to its user, and an expired token to no one', async () => {
    server.json(user);
    expect(await platform.sessions.viewer('t1')).toEqual({
      id: 'u1',
      email: 'dana@example.com',
      fullName: '',
      phone: '05',
      role: 'admin',
      preferences: { newsletter: true, notifications: false, language: 'he', currency: '7' },
      createdAt: '2031-01-01T00:00:00.000Z',
    });
    expect(server.seen[0]?.headers.authorization).toBe('Bearer t1');
    server.json({ detail: 'Unauthorized' }, 401);
    expect(await platform.sessions.viewer('dead')).toBeNull();
    server.text('', 503);
    await expect(platform.sessions.viewer('t1')).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  });

  it('are started with the IP address and device proof of the caller, and no secret is logged', async () => {
    server.json({ access_token: 't2', user });
    expect(await platform.sessions.signIn('dana@example.com', 'pw', caller)).toMatchObject({
      kind: 'signed-in',
      token: 't2',
    });
    expect(server.seen[0]?.headers).toMatchObject({
      'x-service-authorization': 'Bearer service-secret',
      'x-forwarded-for': '10.0.0.9',
      'x-known-device': 'proof.of~devices',
    });
    expect(log).not.toMatch(/pw|dana|secret|proof/);
  });

  it('drop device proofs that are not valid in a header', async () => {
    server.json({ access_token: 't2', user });
    const result = await platform.sessions.signIn('dana@example.com', 'pw', {
      ...caller,
      deviceProofs: 'a\r\nb',
    });
    expect(result).toMatchObject({ kind: 'signed-in', deviceProofs: null });
    expect(server.seen[0]?.headers).not.toHaveProperty('x-known-device');
  });

  it('report that too many passwords are being checked, without counting it as a failure', async () => {
    server.answer((_request, response) =>
      response.writeHead(503, { 'retry-after': '3' }).end(JSON.stringify({ code: 'overloaded' })),
    );
    await expect(platform.sessions.signIn('dana@example.com', 'pw', caller)).rejects.toMatchObject({
      code: 'OVERLOADED',
      facts: { retryAfter: 3 },
    });
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    [400, 'invalid_credentials', 'INVALID_CREDENTIALS'],
    [401, '', 'INVALID_CREDENTIALS'],
    [429, 'rate_limited', 'TOO_MANY_ATTEMPTS'],
  ])('are refused at sign-in with %i %s as %s', async (status, code, reason) => {
    server.json({ message: 'no', code }, status);
    expect(await platform.sessions.signIn('a@b.c', 'pw', caller)).toEqual({ kind: 'refused', reason });
  });

  it.each([
    [400, 'weak_password', 'WEAK_PASSWORD'],
    [400, 'email_refused', 'EMAIL_REFUSED'],
    [422, '', 'EMAIL_REFUSED'],
    [429, 'rate_limited', 'TOO_MANY_ATTEMPTS'],
  ])('are refused at registration with %i %s as %s', async (status, code, reason) => {
    server.json({ message: 'no', code }, status);
    const person = { fullName: 'Dana Levi', email: 'a@b.c', password: 'pw' };
    expect(await platform.sessions.register(person, caller)).toEqual({ kind: 'refused', reason });
  });

  it.each([
    [200, { access_token: 'fresh' }, 'fresh'],
    [401, {}, null],
    [404, {}, 'old'],
  ])('are exchanged for a token: %i', async (status, body, token) => {
    server.json(body, status);
    expect(await platform.sessions.exchange('old')).toBe(token);
  });

  it('get the URL of the login page, with the page to return to', () => {
    const login = `${server.url}/login?from_url=https%3A%2F%2Fsolera.example%2FBookings%3Fa%3D1&app_id=solera`;
    const page = 'https://solera.example/Bookings?a=1';
    expect(platform.sessions.loginUrl(page, false)).toBe(login);
    expect(platform.sessions.loginUrl(page, true)).toBe(`${login}&reason=ended`);
  });
});
