import { describe, expect, it } from 'vitest';
import { untilReady } from '../support/servers/ready.ts';
import { Visitor } from '../support/visitor.ts';
import { shoot } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { seen } from './support/traveller.ts';

const product = sharedProduct();

const get = (path: string, headers: Record<string, string> = {}) =>
  new Visitor(() => product.url).fetch(path, { headers });

describe('the built site', () => {
  it('reports that it is alive and ready, and the state of its parts', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    await untilReady(product.url);
    expect(await (await get('/readyz')).json()).toMatchObject({
      status: 'ok',
      parts: { platform: { ok: true } },
    });
    expect(await (await get('/metrics')).text()).toContain('solera_upstream_call_seconds');
  });

  it.each(['/', '/Discover', '/HOTEL?id=1000000', '/Checkout', '/thankyou', '/ThankYou/'])(
    'serves the page shell at %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/<title>[^<]+ · Solera<.title>/);
    },
  );

  it('answers an unknown page with 404 and the page shell, an unknown file with 404 only', async () => {
    const page = await get('/no-such-page');
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('<title>Page not found · Solera</title>');
    const file = await get('/assets/no-such-file.js');
    expect(file.status).toBe(404);
    expect(await file.text()).not.toContain('<html');
  });

  it('serves HTML with language and direction', async () => {
    expect(await (await get('/')).text()).toMatch(/<html lang="en" dir="ltr">/);
    const hebrew = await (await get('/', { cookie: 'lang=he' })).text();
    expect(hebrew).toMatch(/<html lang="he" dir="rtl">/);
    expect(hebrew).toMatch(/<title>[^<]+ · סולרה<.title>/);
    expect(await (await get('/?lang=fr', { cookie: 'lang=he' })).text()).toMatch(
      /<html lang="fr" dir="ltr">/,
    );
    expect(await (await get('/?lang=%22%3E', {})).text()).toMatch(/<html lang="en" dir="ltr">/);
  });

  it('sends the security headers, with a new nonce in every response', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(first.headers.get('x-powered-by')).toBeNull();
    expect((await get('/?access_token=x')).headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('serves hashed files compressed and cacheable forever, and the page shell uncached', async () => {
    const shell = await get('/');
    expect(shell.headers.get('cache-control')).toBe('no-cache');
    // The largest script; tiny ones are not worth compressing.
    const script = /"(\/assets\/vendor[^"]+\.js)"/.exec(await shell.text())?.[1] ?? '';
    const answer = await get(script, { 'accept-encoding': 'br' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await (await get('/robots.txt')).text()).toMatch(/Disallow: \/login/);
  });
});

describe('the product in the browser', () => {
  it('shows a page of its own for an unknown URL', async () => {
    const { page, close } = await product.open();
    const answer = await page.goto(`${product.url}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await seen(page.getByRole('heading', { level: 1 }));
    await shoot(page, 'not-found-en');
    await page.getByRole('banner').getByRole('link', { name: 'Solera' }).click();
    await seen(page.getByRole('form', { name: 'Search for hotels' }));
    await close();
  });

  it('the playground runs an example operation and loads nothing from other origins', async () => {
    const { page, pageErrors, close } = await product.open();
    await page.goto(`${product.url}/playground`);
    // The button runs the content of the editor, which is empty until it has loaded.
    await seen(page.getByText('# Places: both languages match.'));
    await seen(page.locator('.graphiql-editor-tool').getByText('"Tel Aviv"'));
    await page.getByRole('button', { name: /execute query/i }).click();
    const response = page.getByRole('region', { name: 'Result Window' });
    await expect.poll(() => response.innerText(), { timeout: 20_000 }).toContain('Tel Aviv');
    await shoot(page, 'playground');
    await page.reload();
    await seen(page.locator('.graphiql-editor-tool').getByText('"Tel Aviv"'));
    expect(await page.getByRole('tab', { name: /^Places/ }).count()).toBe(1);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('an example of the playground uses values from the results of earlier examples', async () => {
    const { page, pageErrors, close } = await product.open();
    await page.goto(`${product.url}/playground`);
    await seen(page.getByText('# Places: both languages match.'));
    const response = page.getByRole('region', { name: 'Result Window' });
    const run = async (name: string, answer: string) => {
      await page.getByRole('tab', { name, exact: true }).click();
      await seen(page.locator('.graphiql-query-editor').getByText(name).first());
      await page.getByRole('button', { name: /execute query/i }).click();
      await expect.poll(() => response.innerText(), { timeout: 30_000 }).toContain(answer);
    };
    await run('CancellationFee', 'Run \\"SignIn\\" first.');
    expect(await response.innerText()).not.toMatch(/at .*\.js:\d/);
    await run('SignIn', 'Dana Levi');
    await run('Cancel', '"cancelled"');
    await run('FollowSearch', 'hotelSearchProgress');
    await run('Search', '"hotels"');
    expect(await page.locator('.CodeMirror-lint-mark-error').count()).toBe(0);
    await run('Failure', 'any of Breakfast Included');
    await shoot(page, 'playground-failure');
    expect(pageErrors).toEqual([]);
    await close();
  });
});
