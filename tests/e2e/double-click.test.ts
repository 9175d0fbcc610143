import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedProduct } from './support/product/built-product.ts';
import { cards, resultsDone, resultsPath, seen, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

const banner = (page: Page) => page.getByRole('banner');

/** Links and buttons: the page they are on, the page they lead to, and how to find them. */
const ways: [name: string, from: string, to: RegExp, find: (page: Page) => Locator][] = [
  [
    'a hotel of the results',
    resultsPath,
    /\/Hotel\?/,
    (page) => cards(travellerOn({ page }, 'en')).first().getByRole('link'),
  ],
  [
    'the map of the results',
    resultsPath,
    /\/HotelsMap\?/,
    (page) => page.getByRole('link', { name: 'Search on Map' }).first(),
  ],
  [
    'the next page of the results',
    resultsPath,
    /[?&]page=2/,
    (page) => page.getByRole('button', { name: 'Next', exact: true }),
  ],
  [
    'a page of the footer',
    '/Contact',
    /\/Privacy$/,
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }),
  ],
  ['the name in the header', '/Contact', /:\d+\/$/, (page) => banner(page).getByRole('link').first()],
];

it.each(ways)('a double click on %s navigates once, and one Back undoes it', async (_, from, to, find) => {
  const { page, pageErrors, close } = await product.open();
  await page.goto(product.url + from);
  await page.locator('#root:not([inert])').waitFor();
  if (from === resultsPath) await resultsDone(travellerOn({ page }, 'en'));
  const link = find(page);
  await seen(link);
  const length = () => page.evaluate(() => window.history.length);
  const before = await length();
  await link.dblclick({ position: { x: 20, y: 12 } });
  await expect.poll(() => page.url()).toMatch(to);
  expect(await length()).toBe(before + 1);
  await page.goBack();
  expect(page.url()).toBe(product.url + from);
  expect(pageErrors).toEqual([]);
  await close();
});
