/**
 * A prerendered page is served until the next build, so it must not contain the build date; the server fills
 * in what the URL asks for.
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

/** The prerendered pages of the build, by language, then by page. */
const built = z.object({
  frames: z.record(z.string(), z.record(z.string(), z.object({ html: z.string(), rules: z.string() }))),
});

const readFrames = () => built.parse(JSON.parse(readFileSync(file, 'utf8'))).frames;

/** Years in the visible text, and elements that screen readers would announce at once. */
const faultsOf = (html: string): string[] => [
  ...(html.replaceAll(/<[^>]*>/g, ' ').match(/\b20\d\d\b/g) ?? []),
  ...(html.match(/role="alert(?:dialog)?"|aria-live="assertive"/g) ?? []),
];

describe('prerendered pages', () => {
  it('exist in every language, without a year and without an alert', () => {
    const frames = readFrames();
    expect(Object.keys(frames).toSorted()).toEqual(languages.map(({ code }) => code).toSorted());
    for (const [language, pages] of Object.entries(frames))
      for (const [page, { html }] of Object.entries(pages)) {
        expect(html, `${language} ${page}`).toContain('<main');
        expect(faultsOf(html), `${language} ${page}`).toEqual([]);
      }
  });

  it('are reported when they contain a year or an alert', () => {
    const html = '<svg xmlns="http://www.w3.org/2000/svg"></svg><p role="alert">22 Nov 2026</p>';
    expect(faultsOf(html)).toEqual(['2026', 'role="alert"']);
  });
});

const product = sharedProduct();

const get = async (path: string, language: string): Promise<string> => {
  const headers = { cookie: `lang=${language}` };
  return (await new Visitor(() => product.url).fetch(path, { headers })).text();
};

/** Waits until the gateway has read the country's cities: a page does not wait long for them. */
const untilCitiesAreRead = async () => {
  await expect.poll(() => get(resultsPath, 'en'), { timeout: 30_000 }).toMatch(/<title>[^<]*Tel Aviv/);
};

/** The visible parts of the search, on a prerendered page or on the rendered one. */
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
    // On a phone the days are collapsed at first.
    days: await written('main nav li a'),
    day: await written('main nav li a[aria-current=true]'),
    /** The search in one line, on a phone. */
    summary: await texts('main button[aria-describedby=compact-edit]'),
  };
};

const nothing = new Promise<never>(() => undefined);

describe('days that depend on the traveller’s clock', () => {
  it.each([
    ['en', '/', 'America/New_York'],
    ['he', '/', 'Asia/Jerusalem'],
    ['en', '/', 'Pacific/Auckland'],
    ['en', '/Discover?destination=Israel&country=IL&city=293397&cityName=Tel+Aviv&guests=2', 'Asia/Tokyo'],
  ] as const)(
    'are on the prerendered page as the scripts render them later (%s, %s, %s)',
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

describe('the prerendered page of a shared search', () => {
  it.each([
    ['en', 'desktop'],
    ['he', 'phone'],
  ] as const)(
    'names the search before any script runs, and the scripts render the same (%s, %s)',
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

      const { page, close, pageErrors } = await product.open(options);
      // No request is answered, so the scripts show only what they know themselves.
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
      expect(pageErrors).toEqual([]);
      await close();
    },
  );

  it('shows the first hotel before any script runs, once the search is cached', async () => {
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
    const skeleton = still.page.getByTestId('skeleton-card').first();
    // The server waits for the hotel only briefly, which can be too short on a busy machine.
    const hasPicture = async () => {
      await still.page.goto(product.url + resultsPath);
      return skeleton.locator('img').count();
    };
    await expect.poll(hasPicture, { timeout: 30_000 }).toBe(1);
    expect({
      name: plain(await skeleton.locator('bdi').innerText()),
      picture: await skeleton.locator('img').getAttribute('src'),
    }).toEqual(shown);
    await still.close();
  });

  it('names the search in every language, and leaves no placeholder', async () => {
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
  ])('does not repeat text from its URL that is not in a known list: %s', async (path) => {
    const html = await get(path, 'en');
    const [, frame = ''] = /<div id="root"[^>]*>([^]*)/.exec(html) ?? [];
    expect(frame).toContain('id="results-heading"');
    expect(frame).not.toMatch(/Call us|__SEARCH_/);
  });
});

it('the scripts load after the picture of the prerendered page, also when that picture never arrives', async () => {
  const { page, close } = await product.open();
  await page.route('**/art/hero-coast.svg', () => nothing);
  await page.goto(product.url, { waitUntil: 'commit' });
  await page.locator('#root:not([inert])').waitFor();
  const waited = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    // On a busy machine the page is painted so late that the scripts do not wait for it any more.
    const start = Math.min(painted?.startTime ?? 0, 3000);
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?!languages-).*\.js$/.test(name));
    return Math.min(...scripts.map(({ startTime }) => startTime)) - start;
  });
  // Without any script the earliest start would be infinite.
  expect(Number.isFinite(waited)).toBe(true);
  expect(waited).toBeGreaterThan(900);
  await close();
});
