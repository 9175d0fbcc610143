import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, openPlatform, PASSWORD, SERVICE, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

const NEXT = 'a brand new passphrase';

describe.each(stores)('passwords on %s', (store) => {
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    platform = await openPlatform(store);
  });
  afterAll(() => platform.close());

  const auth = (path: string, body: unknown, token?: string) =>
    platform.call('POST', `/auth/${path}`, { body, token });
  const me = async (token: string) => (await platform.call('GET', '/entities/User/me', { token })).status;
  const login = async (email: string, password: string) => (await auth('login', { email, password })).status;
  const mailsTo = async (to: string) =>
    (await platform.call('GET', '/entities/OutboxMail', { token: SERVICE, q: { to } })).body;
  /** Requests a link and reads its token from the email. */
  const tokenFor = async (email: string, language?: string): Promise<string> => {
    expect((await auth('reset-password-request', { email, language })).status).toBe(200);
    return /token=([\w-]{43})/.exec((await mailsTo(email))[0]?.text)?.[1] ?? '';
  };

  it('a reset request gets the same response for any email, and only known ones get an email', async () => {
    await platform.register('dana@example.com');
    const known = await auth('reset-password-request', { email: 'Dana@Example.com ' });
    const unknown = await auth('reset-password-request', { email: 'nobody@example.com' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    const [mail] = await mailsTo('dana@example.com');
    expect(mail).toMatchObject({ kind: 'password_reset', status: 'stored' });
    expect(mail.text).toMatch(/new Solera password.*סולרה/s);
    expect(mail.text).toContain(`${platform.url}/login/reset?lang=he&token=`);
  });

  it('are mailed in the requested language, three times an hour at most', async () => {
    await platform.register('noa@example.com');
    for (let n = 0; n < 5; n += 1)
      await auth('reset-password-request', { email: 'noa@example.com', language: 'he' });
    const mails = await mailsTo('noa@example.com');
    expect(mails).toHaveLength(3);
    expect(mails[0]).toMatchObject({ language: 'he', subject: expect.stringContaining('סולרה') });
    expect(mails[0].text).not.toContain('Solera');
    expect(mails[0].html).toMatch(
      /<h1[^>]*>בחירת סיסמה חדשה<\/h1>.*<a href="[^"]+"[^>]*>בחירת סיסמה חדשה<\/a>/s,
    );
  });

  it('are set by a link once, which ends every session and returns the user', async () => {
    const member = await platform.register('once@example.com');
    const token = await tokenFor(member.email);
    const use = () => auth('reset-password', { reset_token: token, new_password: NEXT });
    const weak = await auth('reset-password', { reset_token: token, new_password: 'password123' });
    expect([weak.status, weak.body.code]).toEqual([400, 'weak_password']);
    const replies = await Promise.all([use(), use()]);
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const [good, late] = replies.toSorted((a, b) => a.status - b.status);
    expect(good?.body).toMatchObject({ id: member.id, email: member.email });
    expect(JSON.stringify(good?.body)).not.toMatch(/hash|scrypt/);
    expect(late?.body.code).toBe('link_over');
    expect(await me(member.token)).toBe(401);
    expect([await login(member.email, PASSWORD), await login(member.email, NEXT)]).toEqual([400, 200]);
  });

  it('an email counts as verified only after a link sent to it was used', async () => {
    const member = await platform.register('proven@example.com');
    const isProven = async () =>
      (await platform.call('GET', `/entities/User/${member.id}`, { token: SERVICE })).body.is_verified;
    expect(await isProven()).toBe(false);
    const token = await tokenFor(member.email);
    expect(await isProven()).toBe(false);
    await auth('reset-password', { reset_token: token, new_password: NEXT });
    expect(await isProven()).toBe(true);
  });

  it('are set by a link within sixty minutes, and not by an older link once a newer one was used', async () => {
    const { email } = await platform.register('late@example.com');
    const first = await tokenFor(email);
    const second = await tokenFor(email);
    const use = async (token: string) =>
      (await auth('reset-password', { reset_token: token, new_password: NEXT })).status;
    expect(await use(second)).toBe(200);
    expect(await use(first)).toBe(400);
    const third = await tokenFor(email);
    platform.advance(61 * MINUTE_MS);
    expect(await use(third)).toBe(400);
    expect([await use(''), await use('A'.repeat(43))]).toEqual([400, 400]);
  });

  it('are changed by users who know the current one, which ends the other sessions', async () => {
    const member = await platform.register('change@example.com');
    const other = await platform.signIn(member.email, PASSWORD);
    const change = (
      current: string,
      next: string,
      token: string | undefined = member.token,
      id = member.id,
    ) => auth('change-password', { user_id: id, current_password: current, new_password: next }, token);
    expect((await change(PASSWORD, NEXT, 'A'.repeat(43))).status).toBe(401);
    expect((await change(PASSWORD, NEXT, member.token, 'somebody-else')).status).toBe(403);
    expect((await change('not it', NEXT)).body.code).toBe('wrong_password');
    expect((await change(PASSWORD, 'short')).body.code).toBe('weak_password');
    expect(await me(other)).toBe(200);
    expect((await change(PASSWORD, NEXT)).body).toEqual({ success: true });
    expect([await me(member.token), await me(other)]).toEqual([200, 401]);
    expect([await login(member.email, PASSWORD), await login(member.email, NEXT)]).toEqual([400, 200]);
  });

  it('are protected from guessing the current one', async () => {
    const member = await platform.register('guessed@example.com');
    const guess = (n: number) =>
      auth('change-password', { current_password: `no ${n}`, new_password: NEXT }, member.token);
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => guess(n)));
    expect(replies.map((reply) => reply.status)).toContain(429);
  });

  it('sessions of a new administrator get the shorter limits at once', async () => {
    const boss = await platform.signIn(ADMIN.email, ADMIN.password);
    const member = await platform.register('promoted@example.com');
    const role = { token: boss, body: { role: 'admin' } };
    expect((await platform.call('PUT', `/entities/User/${member.id}`, role)).status).toBe(200);
    platform.advance(31 * MINUTE_MS);
    expect(await me(member.token)).toBe(401);
  });

  it.each(['reset-password-request', 'reset-password', 'change-password'])(
    'are changed only by POST at %s',
    async (path) => {
      const reply = await platform.call('GET', `/auth/${path}`);
      expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );
});
