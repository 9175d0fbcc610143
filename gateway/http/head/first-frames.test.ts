import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirstFrameHotel, firstFrameHotelSlots } from '#shared/routes/first-frame-hotel.ts';
import { firstSearchSlots } from '#shared/routes/first-search.ts';
import { frameNames, readFirstFrames } from './first-frames.ts';
import type { Head } from './head.ts';

const shell = [
  '<html><head>',
  '<script type="module" crossorigin src="/assets/app.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/late.js">',
  '<link rel="modulepreload" crossorigin href="/assets/early.js">',
  '<link rel="stylesheet" crossorigin href="/assets/app.css">',
  '</head><body><div id="root"></div></body></html>',
].join('');
const folder = mkdtempSync(join(tmpdir(), 'solera-frames-'));

const words = { locale: 'en-US', dateLocale: 'en-GB', guests: '{guests} people' };
const files = {
  scripts: ['/assets/early.js', '/assets/late.js', '/assets/app.js', '/assets/page.js'],
  styles: ['/assets/app.css', '/assets/page.css'],
  fonts: { en: ['/assets/latin.woff2'] },
  reads: [{ operationName: 'Names', query: 'query Names { names }', variables: { limit: 5 } }],
  fill: 'fillFrame();',
};

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['app', 'page'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name} { order: 1 }`);
  const frame = (language: string) =>
    Object.fromEntries(
      frameNames.map((name) => [
        name,
        {
          html: `<p>${name} ${language} $&</p>${name.startsWith('known') ? slots : ''}${name === 'resultsOfCity' ? searched : ''}`,
          rules: '[data-first="0"]{order:2}',
        },
      ]),
    );
  writeFileSync(
    join(folder, 'first-frames.json'),
    JSON.stringify({
      languageReader: '/assets/languages.js',
      words: { en: words, he: words },
      files: Object.fromEntries(frameNames.map((name) => [name, files])),
      frames: { en: frame('en'), he: frame('he') },
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const nonce = 'n0nce';
const slots = `<img src="${firstFrameHotelSlots.picture}"><b>${firstFrameHotelSlots.name}</b>`;

const searched = `<i>${firstSearchSlots.city}, ${firstSearchSlots.guests}</i>`;

const page = (
  address: string,
  language = 'en',
  hotel: FirstFrameHotel | null = null,
  place: Head['place'] = null,
  hasSession = false,
  hasStreets = false,
) => {
  const { pathname, searchParams: query } = new URL(address, 'http://localhost');
  const request = { pathname, query, language, hasSession, hasStreets };
  return readFirstFrames(folder)(shell, request, { hotel, place }, nonce);
};

describe('prerendered pages', () => {
  it.each([
    ['/', 'home en'],
    ['/discover/', 'home en'],
    ['/Discover?city=Eilat', 'results en'],
    ['/Discover?destination=%3Cb%3E', 'resultsOfText en'],
    ['/Discover?country=IL&city=Eilat', 'resultsOfCountry en'],
    ['/?checkin=2027-01-01', 'results en'],
    ['/Discover?country=IL', 'resultsOfCountry en'],
    ['/Discover?adults=3', 'results en'],
    ['/Discover?utm=1', 'home en'],
    ['/HOTEL?id=7', 'hotel en'],
    ['/Checkout?bookingId=7', 'checkout en'],
    ['/HotelsMap?country=IL', 'map en'],
    ['/bookings', 'bookings en'],
    ['/Admin', 'admin en'],
    ['/Admin?tab=Dashboard', 'admin en'],
  ])('show for %s: %s', (address, text) => {
    expect(page(address)).toContain(`<div id="root" inert aria-hidden="true"><p>${text} $&</p></div>`);
  });

  // The service worker stores the profile page to open any page without a connection.
  it.each([
    '/Hotel',
    '/Checkout',
    '/HotelsMap',
    '/HotelsMap?country=IL&ids=7',
    '/Admin?tab=hotels',
    '/Profile',
    '/nowhere',
  ])('leave %s unchanged', (address) => {
    expect(page(address)).toBe(shell);
  });

  it('are in the language of the page, which stays unchanged in a language without any', () => {
    expect(page('/', 'he')).toContain('home he');
    expect(page('/', 'xx')).toBe(shell);
  });

  it('contain their own styles, which the client then treats as loaded', () => {
    const html = page('/');
    expect(html).toContain(
      `<style nonce="${nonce}">.app { order: 1 }\n.page { order: 1 }[data-first="0"]{order:2}</style>`,
    );
    expect(html).toContain('<link rel="stylesheet" href="/assets/app.css" disabled>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/page.css" disabled>');
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
  });

  it('load the client after the prerendered page, imported files first and none twice', () => {
    const html = page('/');
    expect(html).not.toMatch(/type="module"|rel="modulepreload"/);
    const [, script = ''] = new RegExp(`<script nonce="${nonce}">([^]*?)</script></body>`).exec(html) ?? [];
    const lists = [...script.matchAll(/(?:of|files =) (\[[^\]]*\])/g)].map(([, list]) =>
      JSON.parse(list ?? ''),
    );
    expect(script).toContain("new Worker('/assets/languages.js')");
    expect(lists).toEqual([
      ['/assets/early.js', '/assets/late.js', '/assets/app.js', '/assets/page.js'],
      ['/assets/early.js', '/assets/late.js', '/assets/app.js'],
    ]);
  });

  it('show what is known of the hotel and pass it to the client, with its texts escaped', () => {
    const hostile = { id: '7', name: '</script><i>"$&', picture: '/files/"onerror="x' };
    const html = page('/Hotel?id=7', 'en', hostile);
    expect(html).toContain('knownHotel en');
    expect(html).toContain(
      '<img src="/files/&quot;onerror=&quot;x"><b>&lt;/script&gt;&lt;i&gt;&quot;$&amp;</b>',
    );
    const [, json = ''] =
      /<script type="application\/json" id="first-hotel">([^]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(hostile);
    expect(page('/Hotel?id=7')).not.toContain('first-hotel');
  });

  it('show the first hotel of a city if it is known, and pass it to the client', () => {
    const hotel = { id: '7', name: 'Harbour House', picture: '/a.webp' };
    const address = '/Discover?country=IL&city=7&cityName=Haifa&guests=3';
    const html = page(address, 'en', hotel);
    expect(html).toContain('knownResultsOfCity en');
    expect(html).toContain('<img src="/a.webp"><b>Harbour House</b>');
    expect(html).toContain('id="first-hotel"');
    expect(page('/Discover?country=IL', 'en', hotel)).toContain('resultsOfCountry en');
  });

  it('show the hotel of a draft only in the checkout', () => {
    const hotel = { id: '7', name: 'Harbour House', picture: '/a.webp' };
    expect(page('/Checkout?bookingId=7', 'en', hotel)).toContain('<img src="/a.webp"><b>Harbour House</b>');
    expect(page('/Checkout?bookingId=7', 'en', hotel)).toContain('knownCheckout en');
    expect(page('/Bookings', 'en', hotel)).not.toContain('Harbour House');
  });

  it('name the searched city as in our lists, and pass the name to the client', () => {
    const address = '/Discover?country=IL&city=7&cityName=%3Cscript%3E&guests=3';
    const city = { code: '7', name: '</script>חיפה' };
    const html = page(address, 'he', null, { country: 'ישראל', city });
    expect(html).toContain('<i>&lt;/script&gt;חיפה, 3 people</i>');
    const [, json = ''] =
      /<script type="application\/json" id="first-city">([^]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(city);
    const unknown = page(address, 'he');
    expect(unknown).toContain('<i>, 3 people</i>');
    expect(unknown).not.toContain('first-city');
    expect(unknown).not.toContain('script&gt;');
  });

  it('load the fonts of their text', () => {
    const font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin.woff2">';
    expect(page('/')).toContain(font);
    expect(page('/', 'he')).not.toContain('latin.woff2');
  });

  it('send the first reads of the page for a member, unless a token in the URL starts another session', () => {
    const forMember = (address: string) => page(address, 'en', null, null, true);
    const [, script = ''] =
      /<script nonce="n0nce">(\(\(\) => \{[^]*?fetch[^]*?)<\/script>/.exec(forMember('/Bookings')) ?? [];
    expect(script).toContain('query Names { names }');
    expect(script).toContain("fetch('/graphql'");
    expect(forMember('/Bookings')).toContain('<script nonce="n0nce">fillFrame();</script>');
    for (const part of ['query Names', 'fillFrame']) expect(page('/Bookings')).not.toContain(part);
    expect(forMember('/Bookings?access_token=x')).not.toContain('query Names');
  });

  it('say at once that a map has no streets', () => {
    const rule = ':root [data-map-note]{display:flex}';
    const on = (hasStreets: boolean) => page('/HotelsMap?guests=2', 'en', null, null, false, hasStreets);
    expect(on(false)).toContain(rule);
    expect(on(true)).not.toContain(rule);
    expect(page('/Bookings')).not.toContain(rule);
  });

  it('are left out when nothing was rendered', () => {
    const requested = {
      pathname: '/',
      query: new URLSearchParams(),
      language: 'en',
      hasSession: true,
      hasStreets: true,
    };
    expect(readFirstFrames(tmpdir())(shell, requested, { hotel: null, place: null }, nonce)).toBe(shell);
  });
});
