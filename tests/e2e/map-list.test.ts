/** The map with its list: highlighting, searching an area, and the way back to the same results. */
import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, plain, sizes, type WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import {
  cards,
  firstHotels,
  resultsDone,
  resultsPath,
  seen,
  stay,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

const product = sharedProduct();

describe.each(['en', 'he'] as const)('the map and its list, %s', (language) => {
  let watched: WatchedPage;
  let traveller: Traveller;

  beforeEach(async () => {
    watched = await product.open({ language });
    traveller = travellerOn(watched, language);
  });
  afterEach(async () => {
    await watched.close();
    if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
  });

  const map = () => watched.page.getByRole('application');
  /** Single hotels and clusters, in tab order. */
  const marks = () => map().locator('button');
  const lines = () => watched.page.locator('li[data-hotel]');
  const isLit = (line: number) =>
    lines()
      .nth(line)
      .evaluate((it) => getComputedStyle(it).borderTopColor !== 'rgba(0, 0, 0, 0)');
  const litMarks = () =>
    marks().evaluateAll((all) => all.filter((it) => getComputedStyle(it).outlineStyle === 'solid').length);
  const namesOf = async (): Promise<string[]> =>
    (await cards(traveller).getByRole('heading').allTextContents()).map(plain);

  /** Searched once: every test opens the map of the same hotels. */
  let two: readonly string[] | undefined;

  /** Opens two hotels far enough apart that each has its own pin. */
  const openTwo = async () => {
    two ??= await firstHotels(traveller, product.url);
    const dates = { checkin: stay.checkIn, checkout: stay.checkOut };
    await watched.page.goto(`${product.url}/HotelsMap?${new URLSearchParams({ ids: two.join(), ...dates })}`);
    await expect.poll(() => map().locator('button[aria-pressed]').count()).toBe(2);
  };

  /** Opens the map from the results. */
  const openMap = async () => {
    const { page, say } = { ...watched, ...traveller };
    await page
      .getByRole('link', { name: say('Search on Map', 'discover.results.onMap') })
      .first()
      .click();
    await page.waitForURL(/\/HotelsMap/);
    await seen(marks().first());
  };

  it('hovering a line highlights its pin, and a pin its line', async () => {
    const { page } = watched;
    await openTwo();
    await page.mouse.move(5, 5);
    expect(await litMarks()).toBe(0);
    await lines().nth(1).getByRole('link').hover();
    await expect.poll(litMarks).toBe(1);
    await lines().nth(0).getByRole('link').focus();
    await expect.poll(litMarks).toBe(1);
    await page.mouse.move(5, 5);
    await map().locator('button[aria-pressed]').nth(1).focus();
    await expect.poll(() => isLit(1)).toBe(true);
    expect(await isLit(0)).toBe(false);
  });

  it('on a phone, where the list is closed, a note says how many hotels are not shown', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 390, height: 844 });
    await openTwo();
    await page.goto(page.url().replace('ids=', 'ids=no%20id%2C'));
    const note = page.getByText(language === 'he' ? 'מלון אחד מהקישור' : '1 hotel of this link');
    await expect.poll(() => note.isVisible()).toBe(true);
  });

  it('the visible area can be searched after the map was moved, and the search can be reset', async () => {
    const { page } = watched;
    const { say } = traveller;
    await openTwo();
    const search = page.getByRole('button', { name: say('Search this area', 'map.searchArea') });
    expect(await search.count()).toBe(0);
    await map().focus();
    for (let presses = 0; presses < 14; presses += 1) await page.keyboard.press('ArrowRight');
    await search.click();
    await expect.poll(() => lines().count()).toBe(0);
    await page.getByRole('button', { name: say('Show all', 'map.resetArea') }).click();
    await expect.poll(() => lines().count()).toBe(2);
  });

  it.each(['desktop', 'phone'] as const)(
    'the button that searches an area covers no part of the map, %s',
    async (size) => {
      const { page } = watched;
      await page.setViewportSize(sizes[size]);
      await openTwo();
      const place = () => map().boundingBox();
      const before = await place();
      await map().focus();
      await page.keyboard.press('ArrowRight');
      const search = page.getByRole('button', { name: traveller.say('Search this area', 'map.searchArea') });
      const all = page.getByRole('button', { name: traveller.say('Show all', 'map.resetArea') });
      await seen(search);
      const [button, area] = [await search.boundingBox(), await place()];
      if (!button || !area) throw new Error('not laid out');
      const isBeside = button.x + button.width <= area.x || button.x >= area.x + area.width;
      const isAbove = button.y + button.height <= area.y;
      expect(isBeside || isAbove).toBe(true);
      await expectNoSidewaysScroll(page);
      // The map does not move when one or both buttons appear or disappear.
      expect(area).toEqual(before);
      await search.click();
      await expect.poll(() => search.count()).toBe(0);
      expect(await place()).toEqual(before);
      await map().focus();
      await page.keyboard.press('ArrowRight');
      await seen(search);
      await seen(all);
      expect(await place()).toEqual(before);
      await all.click();
      await expect.poll(() => all.count()).toBe(0);
      expect(await place()).toEqual(before);
    },
  );

  it('at every zoom level no price and no cluster covers another one or the name of a town', async () => {
    const { page } = watched;
    await page.goto(product.url + resultsPath);
    await resultsDone(traveller);
    await openMap();
    const placesOf = (what: Locator) =>
      what.evaluateAll((all) =>
        all.map((it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          return {
            name: it.getAttribute('aria-label') ?? it.textContent,
            left,
            right,
            top,
            bottom,
          };
        }),
      );
    const places = () => placesOf(marks());
    const names = () => placesOf(map().locator('.map-place span'));
    const covered = async () => {
      const all = await places();
      const towns = await names();
      return all.flatMap((one, at) =>
        [...all.slice(at + 1), ...towns]
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `${one.name} and ${other.name}`),
      );
    };
    const note = page.getByText(
      traveller.say('Simple map shown: street tiles are not available', 'map.note'),
    );
    await seen(note);
    let mostPrices = 0;
    await map().focus();
    for (let farther = 0; farther < 4; farther += 1) {
      await expect.poll(() => covered()).toEqual([]);
      mostPrices = Math.max(mostPrices, await map().locator('button[aria-pressed]').count());
      const before = JSON.stringify(await places());
      await page.keyboard.press('-');
      await expect.poll(async () => JSON.stringify(await places())).not.toBe(before);
    }
    expect(mostPrices).toBeGreaterThanOrEqual(30);
  });

  it('every mark can be clicked, and Back returns to the same page of the same results', async () => {
    const { page } = watched;
    const { say } = traveller;
    await page.goto(`${product.url}${resultsPath}&page=2&sort=PRICE_ASC`);
    await resultsDone(traveller);
    const before = await namesOf();
    const address = page.url();
    await openMap();
    const boxes = await marks().evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
    );
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await page.getByRole('button', { name: say('Back', 'map.back'), exact: true }).click();
    await page.waitForURL(address);
    await resultsDone(traveller);
    expect(await namesOf()).toEqual(before);
  });
});
