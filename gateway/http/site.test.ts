import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotelOf, siteOptions, writeBuild } from './head/testing/kit.ts';
import { listen, type Listening } from './listener/listen.ts';
import { site, type SiteOptions } from './site.ts';

const { name, images } = hotelOf();
const options: SiteOptions = {
  ...siteOptions({ h1: hotelOf() }),
  isPlaygroundOn: false,
  draft: async (_request, _response, id) =>
    id === 'mine' ? { name, picture: images[0]?.url ?? null } : null,
};

let folder: string;
let server: Listening;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeBuild(folder);
  for (const name of [
    'index.html.br',
    'page-heads.json.br',
    'assets/a.js',
    'assets/b.js',
    'assets/c.js',
    'favicon.svg',
    'sw.js',
  ])
    writeFileSync(join(folder, name), `content of ${name}`);
  server = await listen(express().use(...(await site([folder], options))), { host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the files of the client', () => {
  it('may be cached forever when their names contain a hash', async () => {
    const answer = await fetch(`${origin}/assets/a.js`);
    expect(await answer.text()).toBe('content of assets/a.js');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('get a plain 404 once a new build has removed them', async () => {
    rmSync(join(folder, 'assets/b.js'));
    expect((await fetch(`${origin}/assets/b.js`)).status).toBe(404);
  });

  it.each([
    ['sw.js', 'no-cache'],
    ['favicon.svg', 'public, max-age=3600'],
  ])('include %s with the cache-control “%s”', async (name, lifetime) => {
    expect((await fetch(`${origin}/${name}`)).headers.get('cache-control')).toBe(lifetime);
  });

  it('include the icon that browsers request by default', async () => {
    const answer = await fetch(`${origin}/favicon.ico`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('abort only their own response when they cannot be read while they are sent', async () => {
    rmSync(join(folder, 'assets/c.js'));
    mkdirSync(join(folder, 'assets/c.js'));
    await expect(fetch(`${origin}/assets/c.js`).then((answer) => answer.text())).rejects.toBeInstanceOf(
      TypeError,
    );
    expect((await fetch(`${origin}/assets/a.js`)).status).toBe(200);
  });

  it.each(['/index.html', '/index.html.br', '/page-heads.json', '/playground.html', '/../package.json'])(
    'do not include %s',
    async (path) => {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    },
  );
});

describe('pages', () => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };

  it.each([
    ['/', 200, 'Home · Solera', true],
    ['/Hotel?id=h1', 200, 'Harbour House, Haifa · Solera', true],
    ['/hotel?id=h1', 200, 'Harbour House, Haifa · Solera', true],
    ['/Hotel?id=gone', 404, 'No such hotel · Solera', false],
    ['/Hotel?id=down', 200, 'Hotel · Solera', true],
    ['/Hotel', 404, 'No id · Solera', false],
    ['/Checkout?bookingId=1', 200, 'Home · Solera', false],
    ['/StaticExport', 200, 'Home · Solera', false],
    ['/no-such-page', 404, 'Page not found · Solera', false],
  ])('of %s have status %i, the title “%s”, and are indexed: %s', async (path, status, title, isListed) => {
    const { html, ...answer } = await get(path);
    expect(answer.status).toBe(status);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html.includes('<meta name="robots" content="noindex" />')).toBe(!isListed);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it.each([
    [{}, '/', 'en', 'ltr'],
    [{ cookie: 'lang=he' }, '/', 'he', 'rtl'],
    [{ cookie: 'lang=he' }, '/?lang=ar', 'ar', 'rtl'],
    [{ cookie: 'lang=xx' }, '/?lang=%22%3E', 'en', 'ltr'],
  ])('for %j at %s have the language %s, %s', async (headers, path, language, direction) => {
    const { html, ...answer } = await get(path, headers);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('vary')).toContain('cookie');
  });

  it.each([
    ['mine', 'private, no-store'],
    ['another', 'no-cache'],
  ])('of a checkout are not cached once they show a draft: %s, %s', async (id, caching) => {
    expect((await get(`/Checkout?bookingId=${id}`)).headers.get('cache-control')).toBe(caching);
  });

  it('redirect from hyphenated URLs to the canonical ones', async () => {
    const { status, headers } = await get('/My-Bookings?x=1');
    expect([status, headers.get('location')]).toEqual([301, '/Bookings?x=1']);
  });

  it('are listed in a sitemap that robots.txt names', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(robots.html).toContain('Sitemap: https://solera.example/sitemap.xml');
    const sitemap = await get('/sitemap.xml');
    expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect((await get('/sitemap-1.xml')).status).toBe(404);
  });
});
