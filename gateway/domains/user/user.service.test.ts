import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { Viewer } from '#models/viewer.ts';
import type { PlatformSessions, SignInOutcome } from '#upstreams/platform/entity-platform.ts';
import { createUserService, returnUrl } from './user.service.ts';

const dana: Viewer = {
  id: 'u1',
  email: 'dana@example.com',
  fullName: 'Dana',
  phone: '',
  role: 'user',
  preferences: { newsletter: false, notifications: false, language: null, currency: null },
  createdAt: '2026-01-01T00:00:00.000Z',
};
const origin = 'http://localhost:4000';
const adopting = (token: string) => ({ token, replace: false, state: '' });
/** SHA-256 of `handed-over`, as our own login page stores it in the browser that signed in. */
const stateOfHandedOver = 'WV7DthR1Bt0VP2cMKaPFsNgEhlp02mC9bc8qlV964lQ';

function setUp(
  result: SignInOutcome = {
    kind: 'signed-in',
    token: 'new-token',
    viewer: dana,
    deviceProofs: 'new-proofs',
  },
) {
  const calls: string[] = [];
  let count = 0;
  const sessions: PlatformSessions = {
    viewer: (token) => Promise.resolve(['handed-over', 'fresh-token'].includes(token) ? dana : null),
    signIn: (email, _password, { callerAddress, deviceProofs }) => {
      calls.push(`sign in ${email} from ${callerAddress} with ${deviceProofs}`);
      return Promise.resolve(result);
    },
    register: ({ fullName, email }) => {
      calls.push(`register ${fullName} ${email}`);
      return Promise.resolve(result);
    },
    exchange: (token) => {
      calls.push(`exchange ${token}`);
      return Promise.resolve(token === 'handed-over' ? 'fresh-token' : null);
    },
    revoke: (token) => {
      calls.push(`revoke ${token}`);
      return token === 'stuck' ? Promise.reject(new AppError('PLATFORM_UNAVAILABLE')) : Promise.resolve();
    },
    loginUrl: (returnTo) => `${origin}/login?from_url=${encodeURIComponent(returnTo)}`,
  };
  const service = createUserService({
    sessions,
    publicUrl: () => origin,
    random: (bytes) => new Uint8Array(bytes).fill((count += 1)),
    logger: { warn: () => undefined },
  });
  const cookie: { session: string | null; device?: string; signIns?: readonly string[] } = {
    session: 'untouched',
  };
  const caller = (
    sessionToken: string | null,
    viewer: { readonly id: string } | null = null,
    signIns: readonly string[] = [],
  ) => ({
    signIns,
    ownOrigin: null,
    viewer,
    sessionToken,
    callerAddress: '192.0.2.1',
    deviceProofs: 'old-proofs',
    signal: new AbortController().signal,
    cookies: {
      setSession: (token: string) => void (cookie.session = token),
      clearSession: () => void (cookie.session = null),
      setDeviceProofs: (proofs: string) => void (cookie.device = proofs),
      setSignIns: (states: readonly string[]) => void (cookie.signIns = states),
    },
  });
  return { service, calls, cookie, caller };
}

const credentials = { email: ' dana@example.com ', password: 'correct horse' };

describe('the return URL of a login', () => {
  it.each([
    ['/Bookings?lang=he', `${origin}/Bookings?lang=he`],
    ['/', `${origin}/`],
    ['//evil.example/x', `${origin}/`],
    ['/\\evil.example', `${origin}/`],
    ['/..//evil.example', `${origin}/`],
    ['/\t/evil.example', `${origin}/`],
    ['https://evil.example/', `${origin}/`],
    ['javascript:alert(1)', `${origin}/`],
    ['', `${origin}/`],
  ])('%j becomes %s', (returnTo, expected) => expect(returnUrl(returnTo, origin)).toBe(expected));
});

describe('signing in', () => {
  it('stores the token in the cookie, and ends the earlier session of the browser', async () => {
    const { service, calls, cookie, caller } = setUp();
    expect(await service.signIn(caller('old'), credentials)).toEqual({
      __typename: 'SignedIn',
      viewer: dana,
    });
    expect(cookie).toEqual({ session: 'new-token', device: 'new-proofs' });
    expect(calls).toEqual(['sign in dana@example.com from 192.0.2.1 with old-proofs', 'revoke old']);
  });

  it.each(['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const)(
    'returns %s and sets no cookie',
    async (reason) => {
      const { service, cookie, caller, calls } = setUp({ kind: 'refused', reason });
      expect(await service.signIn(caller('old'), credentials)).toEqual({
        __typename: 'SignInRefused',
        reason,
      });
      expect(cookie.session).toBe('untouched');
      expect(calls).not.toContain('revoke old');
    },
  );

  it('does not call the platform with an invalid email', async () => {
    const { service, calls, caller } = setUp();
    const answer = await service.signIn(caller(null), { ...credentials, email: 'dana' });
    expect(answer).toMatchObject({ reason: 'INVALID_CREDENTIALS' });
    expect(calls).toEqual([]);
  });
});

describe('registering', () => {
  it.each([
    [{ email: 'dana' }, 'EMAIL_REFUSED'],
    [{ password: '1234567' }, 'WEAK_PASSWORD'],
    [{ password: 'x'.repeat(129) }, 'WEAK_PASSWORD'],
  ])('refuses %j', async (changes, reason) => {
    const { service, calls, caller } = setUp();
    const person = { fullName: 'Dana', ...credentials, ...changes };
    expect(await service.register(caller(null), person)).toMatchObject({ reason });
    expect(calls).toEqual([]);
  });

  it('trims the name and refuses an empty one', async () => {
    const { service, calls, caller } = setUp();
    await service.register(caller(null), { fullName: ' Dana Levi ', ...credentials });
    expect(calls).toEqual(['register Dana Levi dana@example.com']);
    const nameless = service.register(caller(null), { fullName: ' ', ...credentials });
    await expect(nameless).rejects.toMatchObject({ code: 'BAD_USER_INPUT', facts: { fields: ['fullName'] } });
  });
});

describe('adopting a token', () => {
  it('starts a session with a token that the login page handed over', async () => {
    const { service, cookie, caller } = setUp();
    const here = caller(null, null, [stateOfHandedOver, 'of-another-tab']);
    expect(await service.adopt(here, adopting('handed-over'))).toMatchObject({ viewer: dana });
    expect(cookie).toEqual({ session: 'fresh-token', signIns: ['of-another-tab'] });
    for (const token of ['used', ''])
      expect(await service.adopt(here, adopting(token))).toMatchObject({ reason: 'INVALID_CREDENTIALS' });
  });

  it('asks first when this browser did not start the sign-in', async () => {
    vi.useFakeTimers();
    const { service, cookie, calls, caller } = setUp();
    const stranger = caller(null, null, ['of-another-token', '']);
    expect(await service.adopt(stranger, adopting('handed-over'))).toEqual({
      __typename: 'SignInUnconfirmed',
      account: 'd•••@example.com',
    });
    expect([cookie, calls]).toEqual([{ session: 'untouched' }, []]);
    expect(await service.adopt(stranger, { ...adopting('handed-over'), replace: true })).toMatchObject({
      viewer: dana,
    });
    vi.advanceTimersByTime(5 * 60_000);
    expect(calls).toContain('revoke handed-over');
    vi.useRealTimers();
  });
});

describe('the login URL', () => {
  it('uses the login page of the requested host, and returns to that host', () => {
    const { service, caller } = setUp();
    const requested = 'http://127.0.0.1:4000';
    const login = new URL(
      service.startLogin(
        { ...caller(null), ownOrigin: requested },
        { returnTo: '/Bookings', hasEnded: false },
      ),
    );
    expect([login.origin, login.pathname]).toEqual([requested, '/login']);
    expect(new URL(login.searchParams.get('from_url') ?? '').origin).toBe(requested);
  });

  it('contains a state value by which the returned token is recognized, in several tabs at once', async () => {
    const { service, cookie, caller } = setUp();
    const begin = (signIns: readonly string[] = []) =>
      new URL(
        new URL(
          service.startLogin(caller(null, null, signIns), { returnTo: '/Hotel?id=7', hasEnded: false }),
        ).searchParams.get('from_url') ?? '',
      );
    const first = begin().searchParams.get('sign_in') ?? '';
    const second = begin(cookie.signIns);
    expect([second.pathname, second.searchParams.get('id')]).toEqual(['/Hotel', '7']);
    expect(cookie.signIns).toEqual([second.searchParams.get('sign_in'), first]);
    for (let tabs = 0; tabs < 5; tabs += 1) begin(cookie.signIns);
    expect(cookie.signIns).toHaveLength(4);
    const here = caller(null, null, [first]);
    const guessed = { ...adopting('handed-over'), state: 'guessed' };
    expect(await service.adopt(here, guessed)).toMatchObject({ __typename: 'SignInUnconfirmed' });
    expect(await service.adopt(here, { ...guessed, state: first })).toMatchObject({ viewer: dana });
    expect(cookie.signIns).toEqual([]);
  });
});

describe('a token that is handed over to a signed-in user', () => {
  it('is adopted only after confirmation when it belongs to another account, and stays valid until then', async () => {
    vi.useFakeTimers();
    const { service, cookie, calls, caller } = setUp();
    cookie.session = 'mine';
    const somebodyElse = caller('mine', { id: 'somebody-else' });
    await expect(service.adopt(somebodyElse, adopting('handed-over'))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect([cookie.session, calls]).toEqual(['mine', []]);
    expect(await service.adopt(somebodyElse, { ...adopting('handed-over'), replace: true })).toMatchObject({
      viewer: dana,
    });
    expect(cookie.session).toBe('fresh-token');
    expect(calls).toEqual(['exchange handed-over', 'revoke mine']);
    vi.advanceTimersByTime(5 * 60_000);
    expect(calls).toContain('revoke handed-over');
    vi.useRealTimers();
  });

  it('is adopted at once when it belongs to the same account', async () => {
    const { service, caller } = setUp();
    expect(await service.adopt(caller('mine', dana), adopting('handed-over'))).toMatchObject({
      viewer: dana,
    });
  });
});

describe('signing out', () => {
  it('ends the session on both sides, and drops the cookie even when the platform is unavailable', async () => {
    const { service, cookie, calls, caller } = setUp();
    expect(await service.signOut(caller('mine'))).toBe(true);
    expect([cookie.session, calls]).toEqual([null, ['revoke mine']]);
    cookie.session = 'untouched';
    expect(await service.signOut(caller('stuck'))).toBe(false);
    expect(cookie.session).toBeNull();
    expect(await service.signOut(caller(null))).toBe(true);
  });
});
