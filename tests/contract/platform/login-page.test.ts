import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlatform, PASSWORD, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

describe.each(stores)('the login page on %s', (store) => {
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    platform = await openPlatform(store);
    await platform.register('dana@example.com', 'Dana');
  });
  afterAll(() => platform.close());

  const open = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fetch(`${platform.url}/login?${new URLSearchParams(query).toString()}`, { headers });

  /** Opens the page like a browser and submits its form. */
  async function submit(
    fields: Record<string, string>,
    {
      query = {},
      headers = {},
      csrf,
    }: { query?: Record<string, string>; headers?: Record<string, string>; csrf?: string } = {},
  ): Promise<Response> {
    const page = await open(query);
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const token = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    return fetch(`${platform.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin', origin: 'null', ...headers },
      body: new URLSearchParams({ csrf: csrf ?? token, mode: 'sign-in', ...query, ...fields }),
    });
  }
  const dana = { email: 'dana@example.com', password: PASSWORD };
  const tokenIn = (reply: Response) =>
    new URL(reply.headers.get('location') ?? '').searchParams.get('access_token') ?? undefined;

  it.each([
    ['dark', 'theme=dark', 'dark'],
    ['light', 'theme=light', 'light'],
    ['as the device is, when nothing was chosen', '', 'device'],
    ['as the device is, when the cookie holds something else', 'theme="><b', 'device'],
  ])('is %s', async (_name, cookie, theme) => {
    expect(await (await open({}, { cookie })).text()).toContain(`dir="ltr" data-theme="${theme}">`);
  });

  it('cannot be framed or cached, and sends no referrer', async () => {
    const reply = await open();
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(reply.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(reply.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  it.each([
    [{}, {}, 'lang="en" dir="ltr"'],
    [{ lang: 'he' }, {}, 'lang="he" dir="rtl"'],
    [{}, { cookie: 'lang=he' }, 'lang="he" dir="rtl"'],
    [{ lang: 'en' }, { cookie: 'lang=he' }, 'lang="en" dir="ltr"'],
    [{}, { 'accept-language': 'he-IL,he;q=0.9,en;q=0.5' }, 'lang="he" dir="rtl"'],
    [{}, { 'accept-language': 'fr-CA,en;q=0.5' }, 'lang="fr" dir="ltr"'],
    [{}, { 'accept-language': 'sv' }, 'lang="en" dir="ltr"'],
    [{ lang: 'ar' }, { cookie: 'lang=he' }, 'lang="ar" dir="rtl"'],
    [{}, { cookie: 'lang=zh' }, 'lang="zh" dir="ltr"'],
    [{ lang: 'constructor' }, { cookie: 'lang=tlh' }, 'lang="en" dir="ltr"'],
  ])('chooses the language by the query %j and the headers %j', async (query, headers, expected) => {
    expect(await (await open(query, headers)).text()).toContain(`<html ${expected} `);
  });

  it('returns to the same URL with a working token before the fragment', async () => {
    const query = { from_url: '/Checkout?bookingId=1#pay', app_id: 'solera' };
    const reply = await submit(dana, { query });
    expect(reply.status).toBe(303);
    const back = new URL(reply.headers.get('location') ?? '');
    expect([back.origin, back.pathname, back.searchParams.get('bookingId'), back.hash]).toEqual([
      platform.url,
      '/Checkout',
      '1',
      '#pay',
    ]);
    const me = await platform.call('GET', '/entities/User/me', { token: tokenIn(reply) });
    expect(me.body.email).toBe('dana@example.com');
    const mark = createHash('sha256')
      .update(tokenIn(reply) ?? '')
      .digest('base64url');
    expect(reply.headers.getSetCookie().find((cookie) => cookie.startsWith('signing-in='))).toMatch(
      new RegExp(`^signing-in=${mark}; Max-Age=300; Path=/; HttpOnly; SameSite=Lax$`),
    );
  });

  it('names an allowed origin of another host in form-action, so that browsers follow the redirect', async () => {
    const query = { from_url: 'http://own.example:4000/Bookings' };
    expect((await open(query)).headers.get('content-security-policy')).toContain(
      "form-action 'self' http://own.example:4000;",
    );
    const reply = await submit(dana, { query });
    expect(reply.headers.get('location')).toMatch(/^http:\/\/own\.example:4000\/Bookings\?access_token=/);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://own.example:4000@evil.example/',
    'http://own.example:4001/',
    '\thttps://evil.example',
  ])('returns to the home page instead of %s', async (from) => {
    const page = await open({ from_url: from });
    expect([page.status, (await page.text()).includes('evil.example')]).toEqual([200, false]);
    const reply = await submit(dana, { query: { from_url: from } });
    expect(reply.headers.get('location')).toMatch(new RegExp(`^${platform.url}/\\?access_token=[\\w-]{43}$`));
  });

  it('has its own text for creating an account', async () => {
    const again = 'Good to see you again.';
    const texts = await Promise.all(
      ['sign-in', 'register'].map(async (mode) => (await open({ mode })).text()),
    );
    expect(texts.map((text) => text.includes(again))).toEqual([true, false]);
    expect(texts[1]).toContain('<b>Good to have you here.</b>');
    expect(await (await open({ mode: 'register', lang: 'he' })).text()).toContain('<b>טוב שבאתם.</b>');
  });

  it('says that a session ended when the user was sent for that reason, even after a wrong password', async () => {
    const ended = 'Your session ended. Sign in to go on where you were.';
    const query = { from_url: '/Bookings', reason: 'ended' };
    expect(await (await open(query)).text()).toContain(ended);
    expect(await (await open(query)).text()).toMatch(/href="\/login\?lang=he&amp;[^"]*reason=ended"/);
    expect(await (await submit({ ...dana, password: 'not it' }, { query })).text()).toContain(ended);
    expect(await (await open({ ...query, mode: 'register' })).text()).not.toContain(ended);
    for (const reason of ['', 'other']) expect(await (await open({ reason })).text()).not.toContain(ended);
  });

  it('redirects a member who signed in again and then comes back to it with the Back button', async () => {
    const query = { from_url: '/Checkout?bookingId=1', reason: 'ended' };
    const token = tokenIn(await submit(dana, { query })) ?? '';
    const { body } = await platform.call('POST', '/auth/exchange', { token });
    const visit = (asked: Record<string, string>, session: string) =>
      fetch(`${platform.url}/login?${new URLSearchParams(asked).toString()}`, {
        redirect: 'manual',
        headers: { cookie: `session=${session}` },
      });
    const back = await visit(query, body.access_token);
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${platform.url}/Checkout?bookingId=1`,
    ]);
    for (const [asked, session] of [
      [query, 'over'],
      [{ ...query, reason: '' }, body.access_token],
      [{ ...query, from_url: 'http://own.example:4000/Bookings' }, body.access_token],
      [{ reason: 'ended' }, body.access_token],
    ] as const)
      expect((await visit(asked, session)).status).toBe(200);
  });

  it('answers 400 to a request for another app', async () => {
    expect((await open({ app_id: 'other' })).status).toBe(400);
    expect((await submit(dana, { query: { app_id: 'other' } })).status).toBe(400);
  });

  it('refuses a form from another page', async () => {
    const refused = [
      await submit(dana, { csrf: 'A'.repeat(43) }),
      await submit(dana, { csrf: '' }),
      await submit(dana, { headers: { cookie: '' } }),
      await submit(dana, { headers: { 'sec-fetch-site': 'cross-site' } }),
    ];
    expect(refused.map((reply) => reply.status)).toEqual([403, 403, 403, 403]);
    const page = await open();
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const csrf = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const foreign = await fetch(`${platform.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: 'https://evil.example' },
      body: new URLSearchParams({ csrf, ...dana }),
    });
    expect(foreign.status).toBe(403);
  });

  it('keeps the typed email, escaped, but not the password, and links translated errors to their fields', async () => {
    const reply = await submit({ email: '"><script>x</script>', password: 'secret-not-shown', lang: 'he' });
    const html = await reply.text();
    expect(reply.status).toBe(400);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(html).not.toContain('secret-not-shown');
    expect(html).toMatch(/id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-error"/);
    expect(html).toContain('id="email-error">מלאו כתובת אימייל');
  });

  it('explains a wrong password, and signs in a newly created account', async () => {
    const wrong = await submit({ ...dana, password: 'not it at all' });
    const answer = await wrong.text();
    expect([wrong.status, answer.includes('Incorrect email or password')]).toEqual([400, true]);
    expect(answer).toMatch(/<p id="problem"[^>]*role="alert"/);
    for (const name of ['email', 'password'])
      expect(answer).toMatch(
        new RegExp(`id="${name}"[^>]*aria-invalid="true"[^>]*aria-describedby="problem"`),
      );
    expect(answer.match(/<input[^>]*autofocus/g)).toEqual([expect.stringContaining('id="password"')]);
    const fields = { mode: 'register', full_name: 'נועה כץ', email: 'noa@example.com', password: PASSWORD };
    expect((await submit({ ...fields, full_name: ' ' })).status).toBe(400);
    const turned = await submit({ ...fields, full_name: 'נועה\u202Eץכ', lang: 'he' });
    expect(turned.status).toBe(400);
    expect(await turned.text()).toMatch(/id="full_name-error">[^<]*בלי סימנים נסתרים/);
    expect((await submit({ ...fields, password: 'password1' })).status).toBe(400);
    const made = await submit(fields);
    expect(made.status).toBe(303);
    const me = await platform.call('GET', '/entities/User/me', { token: tokenIn(made) });
    expect(me.body).toMatchObject({ full_name: 'נועה כץ', role: 'user' });
  });

  it('ends the older session of the same user in that browser', async () => {
    const old = await platform.signIn(dana.email, dana.password);
    const page = await open();
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    await submit(dana, {
      headers: { cookie: `session=${old}; ${cookie}` },
      csrf: /=(.+)$/.exec(cookie)?.[1] ?? '',
    });
    expect((await platform.call('GET', '/entities/User/me', { token: old })).status).toBe(401);
  });

  it('gives out a token that ends when it is not used within five minutes', async () => {
    const [late, used] = [tokenIn(await submit(dana)), tokenIn(await submit(dana))];
    const me = async (token: string | undefined) =>
      (await platform.call('GET', '/entities/User/me', { token })).status;
    expect(await me(used)).toBe(200);
    platform.advance(301_000);
    expect([await me(late), await me(used)]).toEqual([401, 200]);
  });
});
