/**
 * What the build renders ahead is shown to everybody for as long as that build lives: nothing of the day of the build. What
 * an address asks for is written into it by the server.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { Visitor } from '../support/visitor.ts';
import { type PageOptions, plain, shoot } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { cards, places, resultsDone, resultsPath, travellerOn } from './support/traveller.ts';

const file = join(import.meta.dirname, '../../dist/web/first-frames.json');

/** By language, then by page. */
const built = z.object({
  frames: z.record(z.string(), z.record(z.string(), z.object({ html: z.string(), rules: z.string() }))),
});

const readFrames = () => built.parse(JSON.parse(readFileSync(file, 'utf8'))).frames;

/** Years that a reader would see, and what would be said aloud at once. */
const faultsOf = (html: string): string[] => [
  ...(html.replaceAll(/<[^>]*>/g, ' ').match(/\b20\d\d\b/g) ?? []),
  ...(html.match(/role="alert(?:dialog)?"|aria-live="assertive"/g) ?? []),
];

describe('first frames', () => {
  it('are there in every language, without a year and without an alarm', () => {
    const frames = readFrames();
    expect(Object.keys(frames).toSorted()).toEqual(languages.map(({ code }) => code).toSorted());
    for (const [language, pages] of Object.entries(frames))
      for (const [page, { html }] of Object.entries(pages)) {
        expect(html, `${language} ${page}`).toContain('<main');
        expect(faultsOf(html), `${language} ${page}`).toEqual([]);
      }
  });

  it('would be caught with either', () => {
    const html = '<svg xmlns="http://www.w3.org/2000/svg"></svg><p role="alert">22 Nov 2026</p>';
    expect(faultsOf(html)).toEqual(['2026', 'role="alert"']);
  });
});

const product = sharedProduct();

const get = async (path: string, language: string): Promise<string> => {
  const headers = { cookie: `lang=${language}` };
  return (await new Visitor(() => product.url).fetch(path, { headers })).text();
};

/** The list of a country's cities is read: a page does not wait long for it. */
const untilCitiesAreRead = async () => {
  await expect.poll(() => get(resultsPath, 'en'), { timeout: 30_000 }).toMatch(/<title>[^<]*Tel Aviv/);
};

/** What a reader sees of the search, in a frame or in the page itself. */
const shownOn = async (page: Page) => {
  const texts = async (selector: string) => (await page.locator(selector).allInnerTexts()).map(plain);
  const written = async (selector: string) => (await page.locator(selector).allTextContents()).map(plain);
  return {
    heading: await texts('#results-heading'),
    line: await texts('#results-heading + p'),
    fields: await page
      .locator('main search input[role=combobox]')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
    choices: await texts('main search button[aria-haspopup=dialog]'),
    // On a phone the days are folded until they are asked for.
    days: await written('main nav li a'),
    day: await written('main nav li a[aria-current=true]'),
    /** The one line of a phone. */
    summary: await texts('main button[aria-describedby=compact-edit]'),
  };
};

const nothing = new Promise<never>(() => undefined);

describe('days that depend on the reader’s clock', () => {
  it.each([
    ['en', '/', 'America/New_York'],
    ['he', '/', 'Asia/Jerusalem'],
    ['en', '/', 'Pacific/Auckland'],
    ['en', '/Discover?destination=Israel&country=IL&city=293397&cityName=Tel+Aviv&guests=2', 'Asia/Tokyo'],
  ] as const)(
    'are in the frame before the program, as the program says them (%s, %s, %s)',
    async (language, path, timezoneId) => {
      const { page, close } = await product.open({ language, timezoneId });
      await page.route('**/graphql*', () => nothing);
      await page.route('**/assets/*.js', () => nothing);
      await page.goto(product.url + path, { waitUntil: 'commit' });
      await expect.poll(async () => (await shownOn(page)).choices[0] ?? '').toMatch(/20\d\d/);
      const { choices, days, day, line } = await shownOn(page);
      await page.unroute('**/assets/*.js');
      await page.reload();
      await page.locator('#root:not([inert])').waitFor();
      expect(await shownOn(page)).toMatchObject({ choices, days, day, line });
      await close();
    },
  );
});

describe('a shared search', () => {
  it.each([
    ['en', 'desktop'],
    ['he', 'phone'],
  ] as const)(
    'is named before any script, and the program says the same in its place (%s, %s)',
    async (language, size) => {
      await untilCitiesAreRead();
      const options: PageOptions = { language, size };
      const still = await product.open({ ...options, hasScripts: false });
      await still.page.goto(product.url + resultsPath);
      const frame = await shownOn(still.page);
      await shoot(still.page, `first-frame-${language}`);
      await still.close();
      const { country, city } = places[language];
      expect(frame.fields).toEqual([country, city]);
      expect(frame.line).toEqual([expect.stringMatching(new RegExp(`${city}.*20\\d\\d`))]);
      expect(frame.choices).toEqual([expect.stringMatching(/20\d\d/), expect.stringMatching(/\s.+/)]);
      expect(frame.days).toHaveLength(7);
      expect(frame.day).toEqual([frame.days[3]]);
      expect(frame.day[0]).toMatch(/\d/);
      expect(frame.summary).toEqual([expect.stringMatching(new RegExp(`^${city}, ${country}[^]*20\\d\\d`))]);

      const { page, close, misdeeds } = await product.open(options);
      // Nothing is answered, so that the program shows what it knows by itself.
      await page.route('**/graphql*', () => nothing);
      await page.goto(product.url + resultsPath);
      await page.locator('#root:not([inert])').waitFor();
      expect(await shownOn(page)).toEqual(frame);
      const moved = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            const sum = (list: PerformanceObserverEntryList) =>
              list
                .getEntries()
                .reduce((all, entry) => all + (entry as unknown as { value: number }).value, 0);
            new PerformanceObserver((list) => done(sum(list))).observe({
              type: 'layout-shift',
              buffered: true,
            });
            setTimeout(() => done(0), 500);
          }),
      );
      expect(moved).toBeLessThan(0.01);
      expect(misdeeds).toEqual([]);
      await close();
    },
  );

  it('shows the hotel that stands first before any script, once the search is known', async () => {
    await untilCitiesAreRead();
    const watched = await product.open();
    const traveller = travellerOn(watched, 'en');
    await watched.page.goto(product.url + resultsPath);
    await resultsDone(traveller);
    const first = cards(traveller).first();
    const shown = {
      name: plain(await first.getByRole('heading').innerText()),
      picture: await first.locator('img').first().getAttribute('src'),
    };
    await watched.close();
    const still = await product.open({ hasScripts: false });
    const bones = still.page.getByTestId('skeleton-card').first();
    // A page waits for it no longer than a moment, which a busy machine may not keep.
    const hasPicture = async () => {
      await still.page.goto(product.url + resultsPath);
      return bones.locator('img').count();
    };
    await expect.poll(hasPicture).toBe(1);
    expect({
      name: plain(await bones.locator('bdi').innerText()),
      picture: await bones.locator('img').getAttribute('src'),
    }).toEqual(shown);
    await still.close();
  });

  it('is named in every language, and no slot is left', async () => {
    await untilCitiesAreRead();
    for (const { code } of languages) {
      const html = await get(resultsPath, code);
      expect([code, html.includes('__SEARCH_')]).toEqual([code, false]);
      expect(html).toContain(code === 'he' ? 'value="תל אביב"' : 'value="Tel Aviv"');
      expect([code, /<bdi>[^<]*20\d\d[^<]*<\/bdi>/.test(html)]).toEqual([code, true]);
    }
  });

  it.each([
    '/Discover?destination=%3Cb%3ECall+us%3C/b%3E&guests=2',
    '/Discover?destination=Call+us&country=IL&city=999999&cityName=Call+us&checkin=Call+us&checkout=%22%3E&guests=Call+us',
    '/Discover?destination=Call+us&country=IL&guests=%3Cscript%3E',
  ])('says no words of its address that no list has: %s', async (path) => {
    const html = await get(path, 'en');
    const [, frame = ''] = /<div id="root"[^>]*>([^]*)/.exec(html) ?? [];
    expect(frame).toContain('id="results-heading"');
    expect(frame).not.toMatch(/Call us|__SEARCH_/);
  });
});

it('the program loads after the picture of the first frame, also when that picture never comes', async () => {
  const { page, close } = await product.open();
  await page.route('**/art/hero-coast.svg', () => nothing);
  await page.goto(product.url, { waitUntil: 'commit' });
  await page.locator('#root:not([inert])').waitFor();
  const waited = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?!languages-).*\.js$/.test(name));
    return Math.min(...scripts.map(({ startTime }) => startTime)) - (painted?.startTime ?? 0);
  });
  // Without a script the least of all starts would be infinite.
  expect(Number.isFinite(waited)).toBe(true);
  expect(waited).toBeGreaterThan(900);
  await close();
});
