/**
 * The hotel page at tablet width: in one column, the stay is above the rooms, and Book Now is always visible.
 */
import { expect, it } from 'vitest';
import { sharedProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { bookNow, hotelPath, press, rooms, seen, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

it.each([
  [768, 'en'],
  [899, 'he'],
  [390, 'he'],
] as const)(
  'the hotel page shows its stay above the rooms and keeps Book Now visible, %i px, %s',
  async (width, language) => {
    const watched = await product.open({ language });
    const traveller = travellerOn(watched, language);
    const { page } = watched;
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(product.url + hotelPath(sandboxHotel));
    const room = rooms(traveller).first();
    await seen(room);
    const dates = page
      .getByRole('main')
      .getByRole('button', { name: traveller.say('Dates', 'hotel.panel.dates') });
    const dateBox = await dates.first().boundingBox();
    const roomBox = await room.boundingBox();
    expect(dateBox?.y).toBeLessThan(roomBox?.y ?? 0);

    await press(room);
    await expect.poll(() => room.isChecked()).toBe(true);
    expect(await bookNow(traveller).count()).toBe(1);
    const button = await bookNow(traveller).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(1024);

    // The sticky bar does not cover the end of the page.
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    await lastLink.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await lastLink.click({ trial: true });
    const bar = await bookNow(traveller).boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  },
);

it.each(['en', 'he'] as const)('the label of the meal plans stays on one line, %s', async (language) => {
  const watched = await product.open({ language });
  const traveller = travellerOn(watched, language);
  await watched.page.goto(product.url + hotelPath(sandboxHotel));
  await seen(rooms(traveller).first());
  const panel = watched.page.getByRole('complementary');
  const label = panel.getByText(traveller.say('Meal plans', 'hotel.meals.heading'), { exact: true });
  const lines = await label.evaluate((it) => {
    const words = document.createRange();
    words.selectNodeContents(it);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
  await watched.close();
});
