/** What is around and on the edges of a map: its header, its scale and marks near its edges. */
import { expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { sharedProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { hotelPath, resultsPath, seen } from './support/traveller.ts';

const product = sharedProduct();
const mapPath = resultsPath.replace('/?', '/HotelsMap?');

/** The path of the map with a stay within one month, the one after next. */
function pathWithinMonth(): string {
  const url = new URL(mapPath, 'http://localhost');
  const now = new Date();
  for (const [name, day] of [
    ['checkin', 10],
    ['checkout', 13],
  ] as const)
    url.searchParams.set(
      name,
      new Date(Date.UTC(now.getFullYear(), now.getMonth() + 2, day)).toISOString().slice(0, 10),
    );
  return url.pathname + url.search;
}

async function edgesOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not visible');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

it.each(['en', 'he'] as const)(
  'the dates and guests above a phone’s map are in one line, %s',
  async (language) => {
    const watched = await product.open({ size: 'phone', language });
    const { page } = watched;
    await page.goto(product.url + pathWithinMonth());
    const header = page.getByRole('application').locator('xpath=preceding::header[.//h1]').last();
    const line = header.locator('p');
    await seen(line);
    const { top, bottom } = await edgesOf(line);
    const height = await line.evaluate((it) => Number.parseFloat(getComputedStyle(it).lineHeight));
    expect(bottom - top).toBeLessThan(1.5 * height);
    await watched.close();
    expect(watched.pageErrors).toEqual([]);
  },
);

it.each([
  ['desktop', 'en', mapPath],
  ['phone', 'he', mapPath],
  ['phone', 'en', hotelPath(sandboxHotel)],
] as const)(
  'the scale of a map is in its language and above the attribution, %s, %s, %s',
  async (size, language, path) => {
    const watched = await product.open({ size, language });
    const { page } = watched;
    await page.goto(product.url + path);
    // The map of a hotel is loaded when it is in view.
    if (path !== mapPath) await page.locator('#map-heading').scrollIntoViewIfNeeded();
    const scale = page.locator('.map-scale').first();
    await scale.scrollIntoViewIfNeeded();
    await expect.poll(() => scale.textContent()).toMatch(language === 'he' ? /^\d+ (מ׳|ק״מ)$/ : /^\d+ k?m$/);
    const sources = page.locator('.leaflet-control-attribution').first();
    expect((await edgesOf(scale)).bottom).toBeLessThanOrEqual((await edgesOf(sources)).top);
    await watched.close();
    expect(watched.pageErrors).toEqual([]);
  },
);

it.each(['desktop', 'phone'] as const)('no edge of the map cuts off a cluster, %s', async (size) => {
  const watched = await product.open({ size });
  const { page } = watched;
  await page.goto(product.url + mapPath);
  const map = page.getByRole('application');
  const clusters = map.locator('button[data-hotels*=" "]');
  await seen(clusters.first());
  const frame = await edgesOf(map);
  const cut = () =>
    clusters.evaluateAll(
      (marks, { left, right, top, bottom }) =>
        marks
          .map((mark) => mark.getBoundingClientRect())
          // Marks under the attribution, which is 20 pixels high, are left out.
          .filter(
            (box) =>
              box.right > left + 2 && box.left < right - 2 && box.bottom > top && box.top < bottom - 20,
          )
          // Up to two pixels may be cut off, because text widths are estimated.
          .filter(
            (box) => box.left < left - 2 || box.right > right + 2 || box.top < top || box.bottom > bottom,
          ).length,
      frame,
    );
  const positions = () =>
    clusters.evaluateAll((marks) =>
      marks.map((mark) => Object.values(mark.getBoundingClientRect().toJSON()).join(' ')).join(),
    );
  await map.focus();
  for (const key of ['ArrowRight', 'ArrowDown', '+']) {
    const before = await positions();
    await page.keyboard.press(key);
    await expect.poll(positions).not.toBe(before);
    await expect.poll(cut).toBe(0);
  }
  await watched.close();
  expect(watched.pageErrors).toEqual([]);
});
