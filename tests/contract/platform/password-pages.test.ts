import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlatform, SERVICE, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

const NEXT = 'a brand new passphrase';

describe.each(stores)('the pages for a forgotten password on %s', (store) => {
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    platform = await openPlatform(store);
    await platform.register('dana@example.com');
  });
  afterAll(() => platform.close());

  type Fields = Record<string, string>;
  interface Reply {
    readonly status: number;
    readonly html: string;
  }

  /** Opens the page like a browser. @returns what submits its form */
  async function opened(path: string): Promise<(fields: Fields, headers?: Fields) => Promise<Reply>> {
    const page = await fetch(`${platform.url}${path}`);
    const html = await page.text();
    const cookie = (page.headers.getSetCookie().find((each) => each.startsWith('login=')) ?? '').split(
      ';',
    )[0];
    const hidden = Object.fromEntries(
      [...html.matchAll(/name="(csrf|token|lang)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    return async (fields, headers = {}) => {
      const reply = await fetch(`${platform.url}${path.split('?')[0]}`, {
        method: 'POST',
        headers: { cookie: cookie ?? '', 'sec-fetch-site': 'same-origin', origin: 'null', ...headers },
        body: new URLSearchParams({ ...hidden, ...fields }),
      });
      return { status: reply.status, html: await reply.text() };
    };
  }
  const submit = async (path: string, fields: Fields, headers: Fields = {}): Promise<Reply> =>
    (await opened(path))(fields, headers);
  const link = async (): Promise<string> => {
    const query = { token: SERVICE, q: { to: 'dana@example.com' } };
    const [mail] = (await platform.call('GET', '/entities/OutboxMail', query)).body;
    return /(\/login\/reset\?\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it.each([
    ['en', 'Forgot your password?'],
    ['he', 'שכחתם סיסמה?'],
  ])('are linked from the login page in %s', async (lang, words) => {
    const html = await (await fetch(`${platform.url}/login?lang=${lang}`)).text();
    expect(html).toContain(`<a href="/login/forgot?lang=${lang}">${words}</a>`);
    const forgot = await (await fetch(`${platform.url}/login/forgot?lang=${lang}`)).text();
    expect(forgot).toContain(`<h1>${words}</h1>`);
  });

  it.each([
    ['/login/forgot', 200],
    ['/login/reset?token=x', 400],
  ])('cannot be framed or cached: %s', async (path, status) => {
    const reply = await fetch(`${platform.url}${path}`);
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('lead from a forgotten password to a new one, in Hebrew, without scripts', async () => {
    const sent = await submit('/login/forgot?lang=he', { email: 'dana@example.com' });
    expect([sent.status, sent.html.includes('<h1>בדקו את האימייל</h1>')]).toEqual([200, true]);
    const address = await link();
    expect(address).toContain('lang=he');
    const weak = await submit(address, { password: 'short' });
    expect([weak.status, weak.html.includes('id="password-error"')]).toEqual([400, true]);
    const fromOtherTab = await opened(address);
    const done = await submit(address, { password: NEXT });
    expect([done.status, done.html.includes('הסיסמה הוחלפה')]).toEqual([200, true]);
    expect(done.html).not.toContain(NEXT);
    expect(await platform.signIn('dana@example.com', NEXT)).toMatch(/./);
    const reply = await fetch(`${platform.url}${address}`);
    const html = await reply.text();
    expect([reply.status, html.includes('הקישור כבר לא תקף')]).toEqual([400, true]);
    expect(html).not.toContain('type="password"');
    const late = await fromOtherTab({ password: 'a third long passphrase' });
    expect([late.status, late.html.includes('הקישור כבר לא תקף')]).toEqual([400, true]);
    expect(await platform.signIn('dana@example.com', NEXT)).toMatch(/./);
  });

  it('lead an Arabic reader back to pages in Arabic, although emails are in English', async () => {
    const sent = await submit('/login/forgot?lang=ar', { email: 'dana@example.com' });
    expect([sent.status, sent.html.includes('<html lang="ar" dir="rtl" ')]).toEqual([200, true]);
    const query = { token: SERVICE, q: { to: 'dana@example.com' } };
    const mails = (await platform.call('GET', '/entities/OutboxMail', query)).body;
    const texts = (mails as { text: string; language: string }[]).map(({ text, language }) => [
      language,
      /reset\?lang=\w+/.exec(text)?.[0],
    ]);
    expect(texts).toContainEqual(['en', 'reset?lang=ar']);
  });

  it('say the same for known and unknown emails', async () => {
    const known = await submit('/login/forgot?lang=en', { email: 'dana@example.com' });
    const unknown = await submit('/login/forgot?lang=en', { email: 'nobody@example.com' });
    const plain = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '');
    expect([unknown.status, plain(unknown.html)]).toEqual([known.status, plain(known.html)]);
    const wrong = await submit('/login/forgot?lang=en', { email: '"><b>x' });
    expect([wrong.status, wrong.html.includes('"><b>x')]).toEqual([400, false]);
  });

  it('refuse forms from other pages', async () => {
    const refused = [
      await submit('/login/forgot', { email: 'dana@example.com', csrf: 'A'.repeat(43) }),
      await submit('/login/forgot', { email: 'dana@example.com' }, { cookie: '' }),
      await submit('/login/reset?token=x', { password: NEXT }, { 'sec-fetch-site': 'cross-site' }),
    ];
    expect(refused.map((reply) => reply.status)).toEqual([403, 403, 403]);
  });
});
