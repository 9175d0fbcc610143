import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteOptions, writeBuild } from '#gateway/http/head/testing/kit.ts';
import { listen, type Listening } from '#gateway/http/listener/listen.ts';
import { securityHeaders } from '#gateway/http/security-headers.ts';
import { site } from '#gateway/http/site.ts';
import { firstSearchSlots as slots, momentMarks } from '#shared/routes/first-search.ts';
import { twoNights } from './support/search.ts';

const names =
  'home results resultsOfText resultsOfCountry resultsOfCity knownResultsOfCity hotel knownHotel checkout knownCheckout map bookings admin'.split(
    ' ',
  );
const line = `<!--${momentMarks.start}-->${slots.city}, ${slots.dates}<!--${momentMarks.end}-->`;
const html = `<input value="${slots.country}"><p>${line}</p><b>${slots.guests}</b>`;
const wordsOf = (locale: string, dateLocale = locale) => ({
  locale,
  dateLocale,
  guests: '{guests, plural, one {# guest} other {# guests}}',
});
const languages = { en: wordsOf('en-US', 'en-GB'), he: wordsOf('he-IL'), ar: wordsOf('ar-AE') };

const directory = mkdtempSync(join(tmpdir(), 'solera-first-frames-'));
let server: Listening;
beforeAll(async () => {
  writeBuild(directory);
  const file = { scripts: [], styles: [], fonts: {}, reads: [], fill: '' };
  const frames = Object.fromEntries(
    names.map((name) => [name, { html: name === 'resultsOfCity' ? html : name, rules: '' }]),
  );
  const built = {
    files: Object.fromEntries(names.map((name) => [name, file])),
    languageReader: '/languages.js',
    words: languages,
    frames: Object.fromEntries(Object.keys(languages).map((code) => [code, frames])),
  };
  writeFileSync(join(directory, 'first-frames.json'), JSON.stringify(built));
  const app = express()
    .use(securityHeaders({ isSecure: false, imageHosts: [], mapTilesUrl: null }))
    .use(...(await site([directory], siteOptions())));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const frameOf = async (query: Record<string, string>) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/Discover?${new URLSearchParams(query)}`);
  const page = await answer.text();
  const [, frame] = /<div id="root" inert aria-hidden="true">([^]*?)<\/div>/.exec(page) ?? [];
  return { frame, page };
};

const { checkIn, checkOut } = twoNights();
const haifa = { destination: 'Israel', country: 'IL', city: '7', cityName: 'Haifa' };
const stay = { checkin: checkIn, checkout: checkOut, guests: '3' };

describe('the page of a shared search', () => {
  it.each([
    ['en', 'Israel', 'Haifa', '3 guests'],
    ['he', 'ישראל', 'חיפה', '3 guests'],
    ['ar', 'إسرائيل', 'Haifa', '3 guests'],
  ] as const)(
    'has place, dates and guests in the prerendered HTML (%s)',
    async (lang, country, city, guests) => {
      const { frame } = await frameOf({ ...haifa, ...stay, lang });
      const dates = new Intl.DateTimeFormat(languages[lang].dateLocale, {
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
      expect(frame).toContain(`<input value="${country}"><p>${city}, `);
      expect(frame).toContain(
        String(dates.formatToParts(new Date(checkIn)).find(({ type }) => type === 'year')?.value),
      );
      expect(frame).toContain(`</p><b>${guests}</b>`);
    },
  );

  it('leaves out unknown places and malformed values of the URL, and shows the rest', async () => {
    const words = '"><script>alert(1)</script>';
    const { frame, page } = await frameOf({
      ...haifa,
      ...stay,
      destination: words,
      city: '8',
      cityName: words,
    });
    expect(frame).toBe('<input value=""><p>&nbsp;</p><b>3 guests</b>');
    expect(page).not.toContain('alert(1)');
    const all = await frameOf({ ...haifa, checkin: words, checkout: words, guests: words, adults: words });
    expect(all.frame).toBe('<input value="Israel"><p>&nbsp;</p><b>2 guests</b>');
    expect(all.page).not.toContain('alert(1)');
  });

  it('passes the client the city name that its URL does not contain', async () => {
    const { page } = await frameOf({ ...haifa, ...stay, lang: 'he' });
    expect(page).toContain(
      '<script type="application/json" id="first-city">{"code":"7","name":"חיפה"}</script>',
    );
    expect((await frameOf({ ...haifa, ...stay })).page).not.toContain('first-city');
  });
});
