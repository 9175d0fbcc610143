/** Hotels that no zoom level separates on the map: their label, and how their list opens and closes. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { seen, stay } from './support/traveller.ts';

const product = sharedProduct();
const neighbour = String(Number(sandboxHotel) + 1);

const cases = [
  ['en', 0, '2 hotels at one place'],
  ['en', 0.0001, '2 hotels close together here'],
  ['he', 0, 'שני מלונות במקום אחד'],
  ['he', 0.0001, 'שני מלונות קרובים זה לזה'],
] as const;

let watched: WatchedPage | undefined;
beforeEach(() => {
  watched = undefined;
});
afterEach(async () => {
  await watched?.close();
  if (watched?.pageErrors.length) throw new Error(watched.pageErrors.join('\n'));
});

it.each(cases)(
  'hotels at one place on the map, %s, %d degrees apart: %s',
  async (language, degrees, words) => {
    watched = await product.open({ language });
    const { page } = watched;
    await page.route('**/graphql', async (route) => {
      const answer = await route.fetch();
      let hotels = 0;
      const body = (await answer.text())
        .replaceAll(/"latitude":[\d.]+/g, '"latitude":32.08')
        .replaceAll(/"longitude":[\d.]+/g, () => `"longitude":${34.78 + degrees * (hotels += 1)}`);
      await route.fulfill({ response: answer, body });
    });
    const query = new URLSearchParams({
      ids: [sandboxHotel, neighbour].join(),
      checkin: stay.checkIn,
      checkout: stay.checkOut,
    });
    await page.goto(`${product.url}/HotelsMap?${query}`);
    const mark = page.getByRole('application').getByRole('button', { name: words });
    await seen(mark);
    await mark.focus();
    await page.keyboard.press('Enter');
    await seen(page.getByRole('heading', { name: words, exact: true }));
    await page.keyboard.press('Escape');
    // The focus is back on the mark that opened the list.
    await expect.poll(() => mark.evaluate((it) => it === document.activeElement)).toBe(true);
  },
);
