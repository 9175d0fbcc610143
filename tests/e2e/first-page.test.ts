import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  agorotOf,
  expectAccessible,
  expectNoSidewaysScroll,
  shoot,
  type WatchedPage,
} from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import {
  cards,
  resultsDone,
  resultsPath,
  seen,
  stay,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

describe.each([
  ['en', 'desktop'],
  ['he', 'phone'],
] as const)('the first page, %s, %s', (language, size) => {
  const product = builtProduct();
  let watched: WatchedPage;
  let traveller: Traveller;

  beforeEach(async () => {
    watched = await product.open({ language, size });
    traveller = travellerOn(watched, language);
  });
  afterEach(async () => {
    await watched.close();
    if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
  });

  const region = (english: string, id: string) =>
    watched.page.getByRole('region', { name: traveller.say(english, id) });
  const cities = () => region('Popular cities and weekends', 'discover.ideas.cities');
  const featured = () => region('Featured hotels', 'discover.ideas.featured');
  const look = async (name: string) => {
    await shoot(watched.page, `first-page-${language}-${size}-${name}`, { fullPage: true });
    await expectAccessible(watched.page);
    await expectNoSidewaysScroll(watched.page);
  };

  it('shows featured hotels with their prices, and a click opens the hotel for the same stay', async () => {
    const { page } = watched;
    await page.goto(product.url);
    await seen(featured());
    await featured().scrollIntoViewIfNeeded();
    const links = featured().getByRole('link');
    await expect.poll(() => links.first().innerText()).toContain('₪');
    expect(await links.count()).toBe(6);
    expect(await cities().count()).toBe(0);
    const name = await links.first().locator('bdi, [lang]').first().innerText();
    await links.first().press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/Hotel');
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['id', 'checkin', 'checkout', 'guests']);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(name);
  });

  it('shows the lowest price that a search found, and links to that search, cheapest first', async () => {
    const { page } = watched;
    await page.goto(product.url + resultsPath);
    await resultsDone(traveller);
    await page.goto(product.url);
    await seen(cities());
    const tile = cities().getByRole('link');
    expect(await tile.count()).toBe(1);
    await look('prices');
    const shown = agorotOf(await tile.getByText('₪').first().innerText());
    await tile.press('Enter');
    await resultsDone(traveller);
    const query = new URL(page.url()).searchParams;
    expect([query.get('checkin'), query.get('checkout'), query.get('guests'), query.get('sort')]).toEqual([
      stay.checkIn,
      stay.checkOut,
      '2',
      'PRICE_ASC',
    ]);
    const first = cards(traveller).first().getByRole('heading').getByRole('link');
    const deal = page.locator(`[id="${await first.getAttribute('aria-describedby')}"]`);
    const night = agorotOf(await deal.getByText('₪').first().innerText());
    expect(Math.round(night / 100) * 100).toBe(shown);
    await page.goBack();
    await seen(cities());
    await page.reload();
    await seen(cities());
  });
});
