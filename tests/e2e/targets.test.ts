/** Small controls have a touch target of 44 px, however small they look. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedProduct } from './support/product/built-product.ts';
import { settled } from './support/page/reading.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { cards, hotelPath, resultsDone, resultsPath, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

/** Whether a touch 21 px above or below the middle hits the control. */
const isHit = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const meets = (down: number) =>
      element.contains(document.elementFromPoint(x + width / 2, y + height / 2 + down));
    return meets(-21) && meets(0) && meets(21);
  });

it('the arrows of a card’s pictures and the crosses of filters have touch targets of 44 px', async () => {
  const watched = await product.open();
  await watched.page.goto(`${product.url}${resultsPath}&freeCancellation=1`);
  await resultsDone(travellerOn(watched, 'en'));
  const card = cards(travellerOn(watched, 'en')).first();
  expect(await isHit(card.getByRole('button', { name: /next picture/i }))).toBe(true);
  expect(await isHit(watched.page.getByRole('row').getByRole('button', { name: 'Remove' }).first())).toBe(
    true,
  );
  await watched.close();
});

it('standalone links have touch targets of 44 px: the mail of the contact page, all amenities of a hotel', async () => {
  const watched = await product.open();
  const { page } = watched;
  await page.goto(`${product.url}/Contact`);
  expect(await isHit(page.locator('a[href^="mailto:"]').first())).toBe(true);
  await page.goto(product.url + hotelPath(sandboxHotel));
  await settled(page);
  expect(await isHit(page.getByRole('button', { name: /^Show all \d+ amenities/ }))).toBe(true);
  await watched.close();
});
