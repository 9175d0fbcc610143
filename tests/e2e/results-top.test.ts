/**
 * The results page shows hotels on the first screen: the search above them is one line, from the first frame
 * on.
 */
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, shoot } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { cards, resultsPath, seen, travellerOn } from './support/traveller.ts';

const product = builtProduct();

const heading = '#results-heading';

describe.each([
  ['en', 'desktop', 220, 675],
  // The header and at most 344 pixels below it: the sort order has a row of its own.
  ['he', 'phone', 200, 408],
] as const)('results opened by their URL, %s, %s', (language, size, lowest, lowestCard) => {
  it('begin near the top of the page, show a hotel on the first screen, and do not move', async () => {
    const watched = await product.open({ language, size });
    const traveller = travellerOn(watched, language);
    const { page } = watched;
    await page.goto(product.url + resultsPath);
    const top = () => page.locator(heading).evaluate((it) => Math.round(it.getBoundingClientRect().top));
    // The heading of the prerendered page may be replaced while it is measured.
    let first = 0;
    await expect.poll(async () => (first = await top())).toBeGreaterThan(0);
    expect(first).toBeLessThan(lowest);
    await seen(cards(traveller).first());
    expect(await top()).toBe(first);
    const card = await cards(traveller).first().boundingBox();
    expect(card?.y).toBeLessThan(lowestCard);
    await shoot(page, `results-top-${language}-${size}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });
});

it('the short search line appears when the form has left the window, and goes when a part of it is back', async () => {
  const watched = await product.open({ language: 'en', size: 'desktop' });
  const traveller = travellerOn(watched, 'en');
  const { page, say } = traveller;
  await page.goto(product.url + resultsPath);
  await seen(cards(traveller).first());
  const line = page.getByTitle(say('Change your search', 'discover.search.edit')).first();
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(600);
  await seen(line);
  await scrollTo(20);
  await line.waitFor({ state: 'hidden' });
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});

it('results of a search from the first page begin at the top of the window, with the focus on their heading', async () => {
  const watched = await product.open({ language: 'en', size: 'desktop' });
  const traveller = travellerOn(watched, 'en');
  const { page } = watched;
  await page.goto(product.url);
  await page.locator('main search button[type=submit]').click();
  await seen(cards(traveller).first());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.locator(heading).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});
