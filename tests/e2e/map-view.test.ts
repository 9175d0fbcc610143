/** The map of a search: many prices at once, and the visible area as a filter, also in the list. */
import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, sizes } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { resultsDone, resultsPath, seen, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

it.each(['desktop', 'phone'] as const)('a part of the map limits the list, %s', async (size) => {
  const watched = await product.open();
  const { page } = watched;
  const traveller = travellerOn(watched, 'en');
  await page.setViewportSize(sizes[size]);
  await page.goto(product.url + resultsPath);
  await resultsDone(traveller);
  await page.getByRole('link', { name: 'Search on Map' }).first().click();
  await page.waitForURL(/\/HotelsMap/);
  const map = page.getByRole('application');
  // On a phone the visible part of the city has more clusters, labelled with their lowest price, than single
  // hotels.
  const marks = () => map.locator(size === 'phone' ? 'button[data-hotels]' : 'button[aria-pressed]').count();
  await expect.poll(marks).toBeGreaterThan(size === 'phone' ? 15 : 30);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await map.focus();
  // One zoom after the other, so that the counts below belong to the last one.
  const view = () => new URL(page.url()).searchParams.get('view');
  await page.keyboard.press('+');
  await expect.poll(view).not.toBeNull();
  const nearer = view();
  await page.keyboard.press('ArrowRight');
  await expect.poll(view).not.toBe(nearer);
  // The list is not limited to the visible area, and a line says so; the line is there after a reload, too.
  const summary = page.getByText(/^The list shows all of them\. \d+ (is|are) in view on the map\.$/);
  await expect.poll(() => summary.count()).toBe(1);
  const seenOnMap = await summary.textContent();
  await page.reload();
  await expect.poll(() => summary.textContent()).toBe(seenOnMap);
  await page.getByRole('button', { name: 'Search this area' }).click();
  // A status for screen readers has the same text; the line over the list is meant.
  const words = page
    .getByRole('region', { name: 'Hotels on the map' })
    .getByText(/^\d+ hotels? (?:with rooms and \d+ sold out )?in this area$/);
  await seen(words);
  await expect.poll(() => new URL(page.url()).searchParams.get('box')).not.toBeNull();
  const { search } = new URL(page.url());
  await page.reload();
  await seen(words);
  const count = Number.parseInt((await words.textContent()) ?? '', 10);
  expect(new URL(page.url()).search).toBe(search);
  // The browser's Back and the page's Back button lead to the same results.
  const isOwn = size === 'phone';
  await (isOwn ? page.goBack() : page.getByRole('button', { name: 'Back', exact: true }).click());
  await page.waitForURL(/[?&]box=/);
  await page.waitForURL((url) => !url.pathname.startsWith('/HotelsMap'));
  // Checked on the desktop only, where the page's Back button was used.
  if (!isOwn) {
    await seen(page.getByRole('row', { name: 'In the map’s view' }));
    await seen(page.getByText(new RegExp(`^${count} hotels? `)).first());
  }
  await watched.close();
  expect(watched.pageErrors).toEqual([]);
});

it('the map searches again whenever it is moved, also after a reload, until all hotels are shown again', async () => {
  const watched = await product.open();
  const { page } = watched;
  await page.goto(`${product.url}${resultsPath.replace('/?', '/HotelsMap?')}`);
  const map = page.getByRole('application');
  await seen(map.locator('[data-hotels]').first());
  const follow = page.getByRole('checkbox', { name: 'Search as I move the map' });
  const box = () => new URL(page.url()).searchParams.get('box');
  await page.getByText('Search as I move the map').click();
  await expect.poll(box).not.toBeNull();
  const first = box();
  await page.reload();
  await seen(map.locator('[data-hotels]').first());
  await expect.poll(() => follow.isChecked()).toBe(true);
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(box).not.toBe(first);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(box).toBeNull();
  await expect.poll(() => follow.isChecked()).toBe(false);
  await watched.close();
  expect(watched.pageErrors).toEqual([]);
});
