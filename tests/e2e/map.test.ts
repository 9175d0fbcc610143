/** The map of a link: its pins by keyboard, the card of a hotel, and the hotel page with the same stay. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  plain,
  shoot,
  type WatchedPage,
} from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { firstHotels, rooms, seen, stay, type Traveller, travellerOn } from './support/traveller.ts';

describe.each([
  ['en', 'desktop'],
  ['he', 'phone'],
] as const)('the map of hotels, %s, %s', (language, size) => {
  const product = sharedProduct();
  let watched: WatchedPage;
  let traveller: Traveller;

  beforeEach(async () => {
    watched = await product.open({ language, size });
    traveller = travellerOn(watched, language);
  });
  afterEach(async () => {
    await watched.close();
    // These include requests to other origins.
    if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
  });

  const map = () => watched.page.getByRole('application');
  /** Buttons of single hotels, which can be selected. */
  const pins = () => map().locator('button[aria-pressed]');
  const card = () => map().or(watched.page.locator('main')).getByRole('article');
  const look = async (name: string) => {
    await shoot(watched.page, `map-${language}-${size}-${name}`);
    await expectAccessible(watched.page);
    await expectNoSidewaysScroll(watched.page);
  };
  const mapOf = (ids: readonly string[]) =>
    `${product.url}/HotelsMap?${new URLSearchParams({
      ids: [...ids, '!!'].join(),
      checkin: stay.checkIn,
      checkout: stay.checkOut,
    })}`;

  it('has pins with names, which open a card of the hotel, whose page keeps the stay', async () => {
    const { page, say } = { ...watched, ...traveller };
    await page.goto(mapOf(await firstHotels(traveller, product.url)));
    await expect.poll(() => pins().count()).toBe(2);
    expect(plain((await pins().first().getAttribute('aria-label')) ?? '')).toMatch(/₪/);
    await pins().first().focus();
    await page.keyboard.press('Enter');
    await seen(card());
    await look('card');
    await page.keyboard.press('Escape');
    await expect.poll(() => card().count()).toBe(0);
    // The focus is back on the pin that opened the card.
    await expect
      .poll(() =>
        pins()
          .first()
          .evaluate((it) => it === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Enter');
    await card()
      .getByRole('link', { name: say('View rooms', 'map.view'), exact: true })
      .click();
    await page.waitForURL(/\/Hotel\?/);
    expect(new URL(page.url()).searchParams.get('checkin')).toBe(stay.checkIn);
    expect(new URL(page.url()).searchParams.get('checkout')).toBe(stay.checkOut);
    await seen(rooms(traveller).first());
  });

  it('links to the search when it has no hotels', async () => {
    const { page, say } = { ...watched, ...traveller };
    await page.goto(`${product.url}/HotelsMap`);
    const link = page.getByRole('link', { name: say('Search hotels', 'map.empty.search'), exact: true });
    await seen(link);
    expect(await link.getAttribute('href')).toBe('/');
    await look('empty');
  });
});
