/** The tray of the hotels that were chosen for a comparison. */
import { expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { cards, resultsDone, resultsPath, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

/** Whether a box is completely within another. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [own, frame] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!own || !frame) return false;
  return (
    own.x >= frame.x &&
    own.y >= frame.y &&
    own.x + own.width <= frame.x + frame.width &&
    own.y + own.height <= frame.y + frame.height
  );
}

it.each([
  ['phone', 'en'],
  ['phone', 'he'],
  ['desktop', 'en'],
  ['desktop', 'he'],
] as const)(
  'three chosen hotels are all visible, can be removed and compared, %s, %s',
  async (size, language) => {
    const watched = await product.open({ size, language });
    const { page } = watched;
    const traveller = travellerOn(watched, language);
    const { say } = traveller;
    await page.goto(product.url + resultsPath);
    await resultsDone(traveller);
    const choose = (at: number) =>
      cards(traveller)
        .nth(at)
        .locator('label', { hasText: say('Compare', 'common.compare.choose') })
        .click();
    for (const at of [0, 1, 2]) await choose(at);
    const tray = page.getByRole('region', { name: say('Hotels to compare', 'common.compare.tray') });
    const chips = tray.getByRole('listitem');
    await expect.poll(() => chips.count()).toBe(3);
    for (const chip of await chips.all()) expect(await isWithin(chip, tray)).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    // A fourth one scrolls inside the tray.
    await choose(3);
    await expect.poll(() => chips.count()).toBe(4);
    await expectNoSidewaysScroll(page);
    await chips.nth(3).getByRole('button').click();
    await chips.nth(2).getByRole('button').click();
    await expect.poll(() => chips.count()).toBe(2);
    await tray.getByRole('link').click();
    await page.waitForURL(/\/Compare\?/);
    await expect.poll(() => page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(2);
    await page.goBack();
    await tray.getByRole('button', { name: say('Clear', 'common.compare.clear') }).click();
    await expect.poll(() => tray.count()).toBe(0);
    await watched.close();
    expect(watched.pageErrors).toEqual([]);
  },
);
