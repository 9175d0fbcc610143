import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../support/visitor.ts';
import { shoot } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { downloaded } from './support/page/downloads.ts';
import { type Sandbox, sandboxHotel, sandboxOf } from './support/product/sandbox.ts';
import { hotelPath, resultsPath, rooms, seen, stay, travellerOn } from './support/traveller.ts';

const product = builtProduct();
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await sandboxOf(product.url);
});

const get = async (path: string, language = 'en') => {
  const answer = await new Visitor(() => product.url).fetch(path, {
    headers: { cookie: `lang=${language}` },
  });
  const html = await answer.text();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return {
    status: answer.status,
    html,
    title,
    description,
    canonical,
    isListed: !html.includes('"noindex"'),
  };
};

interface HotelData {
  readonly name: string;
  readonly makesOffer?: { readonly price: string; readonly priceCurrency: string };
}

const hotelDataOf = (html: string): HotelData | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json) as HotelData & { '@type': string })
    .find((data) => data['@type'] === 'Hotel');

const pages: readonly (readonly [path: string, status: number, isListed: boolean])[] = [
  ['/', 200, true],
  [resultsPath, 200, true],
  [hotelPath(sandboxHotel), 200, true],
  ['/Contact', 200, true],
  ['/CarRental', 200, true],
  ['/Insurance', 200, true],
  ['/Attractions', 200, true],
  ['/CancellationPolicy', 200, true],
  ['/TermsOfUse', 200, true],
  ['/Privacy', 200, true],
  ['/Security', 200, true],
  ['/Accessibility', 200, true],
  ['/StaticExport', 200, false],
  ['/StaticCode', 200, false],
  ['/Bookings', 200, false],
  ['/Favorites', 200, false],
  ['/Compare', 200, false],
  ['/Profile', 200, false],
  ['/Hotel', 404, false],
  ['/no-such-page', 404, false],
];

describe.each(['en', 'he'] as const)('the served HTML (%s)', (language) => {
  it('has the title, description, canonical URL and robots setting of the rendered page', async () => {
    const { page, close } = await product.open({ language });
    for (const [path, status, isListed] of pages) {
      // The first read of a hotel, or of a country's cities, may take longer than the server waits for it.
      const isRead = path === resultsPath ? /Tel Aviv|תל אביב/ : /^(?!(?:Hotel|מלון) ·)/;
      await expect.poll(async () => (await get(path, language)).title).toMatch(isRead);
      const served = await get(path, language);
      expect({ path, status: served.status, isListed: served.isListed }).toEqual({ path, status, isListed });
      await page.goto(product.url + path);
      await seen(page.getByRole('heading', { level: 1 }).first());
      const shown = () =>
        page.evaluate(() => {
          const plain = (text: string) => new DOMParser().parseFromString(text, 'text/html').body.textContent;
          const content = (name: string) =>
            document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
          return {
            title: plain(document.title),
            description: plain(content('description') ?? ''),
            canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
            isListed: content('robots') !== 'noindex',
          };
        });
      const { title, description, canonical } = served;
      const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&apos;', "'");
      await expect.poll(shown).toEqual({
        title: plain(title),
        description: plain(description),
        canonical: canonical && plain(canonical),
        isListed,
      });
    }
    // Title and canonical URL are also right when the page is reached by a link within the product.
    await page.goto(product.url);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect
      .poll(async () => {
        const { title, canonical } = await get(new URL(page.url()).pathname, language);
        const link = page.locator('link[rel=canonical]');
        return (await page.title()) === title && (await link.getAttribute('href')) === canonical;
      })
      .toBe(true);
    await close();
  });
});

describe('the structured-data offer for search engines', () => {
  it('is the one on the page, and needs no provider call', async () => {
    const path = hotelPath(sandboxHotel);
    await expect.poll(async () => hotelDataOf((await get(path)).html)?.name).toBeTruthy();
    await sandbox.forget();
    const otherStay = path.replace('guests=2', 'guests=3');
    expect(hotelDataOf((await get(otherStay)).html)?.makesOffer).toBeUndefined();
    expect(await sandbox.searches()).toEqual([]);

    const { page, close } = await product.open();
    const traveller = travellerOn({ page }, 'en');
    await page.goto(product.url + path);
    await seen(rooms(traveller).first());
    const { data } = await new Visitor(() => product.url).ask<{
      hotel: { offers: { offers: { total: { amountMinor: number; currency: string } }[] } };
    }>(
      'query($id: ID!, $stay: StayInput!) { hotel(id: $id) { offers(stay: $stay) { offers { total { amountMinor currency } } } } }',
      {
        id: sandboxHotel,
        stay: { checkIn: stay.checkIn, checkOut: stay.checkOut, occupancy: { adults: 2 } },
      },
    );
    const [cheapest] = data.hotel.offers.offers;
    const searches = await sandbox.searches();
    const offered = { price: ((cheapest?.total.amountMinor ?? 0) / 100).toFixed(2), priceCurrency: 'ILS' };
    await expect.poll(async () => hotelDataOf((await get(path)).html)?.makesOffer).toMatchObject(offered);
    expect(await sandbox.searches()).toEqual(searches);

    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const shown = scripts.map((json) => JSON.parse(json) as HotelData);
    expect(shown).toEqual([expect.objectContaining({ makesOffer: expect.objectContaining(offered) })]);
    await close();
  });
});

describe('for search engines and link previews', () => {
  it('there is a sitemap with the stored hotels, and a preview picture of the right size', async () => {
    const robots = await (await new Visitor(() => product.url).fetch('/robots.txt')).text();
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
    const sitemap = await (await new Visitor(() => product.url).fetch(new URL(address).pathname)).text();
    expect(sitemap).toMatch(/<loc>[^<]+\/Hotel\?id=[^<]+<\/loc><lastmod>\d{4}-/);
    const { page, close } = await product.open();
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec((await get('/')).html) ?? [];
    await page.goto(picture);
    const size = await page
      .locator('img')
      .evaluate((it: HTMLImageElement) => [it.naturalWidth, it.naturalHeight]);
    expect(size).toEqual([1200, 630]);
    await close();
  });

  it('the content of a page is there without scripts', async () => {
    const { html, title } = await get('/', 'he');
    expect(html).toContain(`<noscript><h1>${title}</h1>`);
    expect(html).toContain('<a href="/Contact?lang=he">');
  });
});

describe.each([
  ['en', 'Search', 'This is a static preview. Search is not active.', 'Download', 'Copy', 'Copied'],
  ['he', 'חיפוש', 'זוהי תצוגה סטטית. החיפוש אינו פעיל.', 'הורדה', 'העתקה', 'הועתק'],
] as const)('the static pages (%s)', (language, search, offered, download, copy, copied) => {
  it('show current hotels and start no search', async () => {
    const { page, pageErrors, close } = await product.open({ language });
    await page.goto(`${product.url}/StaticExport`);
    await seen(page.getByRole('main').getByRole('heading', { level: 3 }).first());
    await page.getByRole('main').getByRole('button', { name: search, exact: true }).click();
    await seen(page.getByRole('alertdialog', { name: offered }));
    await shoot(page, `static-export-${language}`);
    expect([pageErrors, new URL(page.url()).pathname]).toEqual([[], '/StaticExport']);
    await close();
  });

  it('a static page can be saved as one file', async () => {
    const { page, context, pageErrors, close } = await product.open({ language });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${product.url}/StaticCode`);
    await page.getByRole('button', { name: copy, exact: true }).click();
    await seen(page.getByRole('button', { name: copied, exact: true }));
    const code = await page.getByRole('main').getByRole('textbox').inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await shoot(page, `static-code-${language}`);
    const press = () => page.getByRole('button', { name: download, exact: true }).click();
    const { name, bytes } = await downloaded(page, press);
    const folder = mkdtempSync(join(tmpdir(), 'solera-static-'));
    writeFileSync(join(folder, name), bytes);
    await page.goto(pathToFileURL(join(folder, name)).href);
    expect(await page.locator('img').count()).toBeGreaterThan(1);
    await expect
      .poll(() =>
        page
          .locator('img')
          .evaluateAll((all) => all.every((it) => (it as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    await page.getByRole('button', { name: search, exact: true }).click();
    await seen(page.getByRole('alertdialog', { name: offered }));
    await shoot(page, `static-file-${language}`);
    expect(pageErrors).toEqual([]);
    rmSync(folder, { recursive: true });
    await close();
  });
});

describe('the page of a hotel that does not exist', () => {
  it('is a 404, but not while the provider fails', async () => {
    await expect.poll(async () => (await get('/Hotel?id=999999999999')).status).toBe(404);
    expect((await get('/Hotel?id=no-such-hotel')).status).toBe(404);
    await sandbox.fault({ call: '*', kind: 'http', status: 503 });
    expect((await get('/Hotel?id=999999999998')).status).toBe(200);
    await sandbox.heal();
  });
});
