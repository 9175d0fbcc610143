import { expect, it } from 'vitest';
import { agorotOf, plain } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import {
  bookNow,
  cards,
  fillCard,
  fillGuest,
  fillSearch,
  goodCard,
  newMember,
  openFirstHotel,
  payButton,
  press,
  registerInPlace,
  resultsDone,
  rooms,
  searchButton,
  seen,
  stay,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

const product = sharedProduct();

/** Prices of the extras catalogue, in agorot. */
const prices = { familyPerDay: 14_900, gps: 2_000, perGuest: 3_400, zoo: 8_000, kayak: 12_000 };
const guests = 2;

/** Adds a car, insurance and tickets, and reads each amount on its step; ends at the payment. */
async function addExtras({ page }: Traveller) {
  const add = () => page.getByRole('button', { name: 'Add and continue' }).click();
  const sum = async (id: string) => {
    const text = plain(await page.getByTestId(id).innerText());
    return agorotOf(text.slice(text.lastIndexOf('₪')));
  };
  await press(page.getByRole('radio', { name: /^Family/ }));
  await press(page.getByRole('checkbox', { name: /^GPS/ }));
  await expect.poll(() => sum('car-sum')).toBe(stay.nights * prices.familyPerDay + prices.gps);
  const car = await sum('car-sum');
  await add();
  await seen(page.getByTestId('insurance-sum'));
  const insurance = await sum('insurance-sum');
  expect(insurance).toBe(guests * prices.perGuest);
  await add();
  await page.getByRole('button', { name: 'More: Tickets: Zoo' }).click();
  await page.getByRole('button', { name: 'More: Tickets: Zoo' }).click();
  await page.getByRole('button', { name: 'More: Tickets: Kayak trip' }).click();
  await expect.poll(() => sum('attractions-sum')).toBe(2 * prices.zoo + prices.kayak);
  const tickets = await sum('attractions-sum');
  await add();
  return car + insurance + tickets;
}

it('the total is the same on card, hotel page, booking panel, checkout and thank-you page', async () => {
  const watched = await product.open();
  const traveller = travellerOn(watched, 'en');
  const { page } = watched;
  const orderTotal = async () => agorotOf(await page.getByTestId('order-total').innerText());

  await page.goto(product.url);
  await fillSearch(traveller);
  await searchButton(traveller).click();
  await resultsDone(traveller);
  const card = cards(traveller).first();
  const onCard = agorotOf(await card.getByText(/total for 3 nights/).innerText());
  expect(onCard).toBeGreaterThan(0);
  const nightOnCard = agorotOf(await card.innerText());

  await openFirstHotel(traveller);
  const room = rooms(traveller).first();
  expect(agorotOf(await room.locator('xpath=ancestor::label').innerText())).toBe(onCard);
  await press(room);
  const panel = page.getByRole('complementary', { name: 'Your stay' });
  const finalPrice = panel.getByText('Final price').locator('xpath=../..');
  await expect.poll(async () => agorotOf(await finalPrice.innerText())).toBe(onCard);
  expect(agorotOf(await panel.innerText())).toBe(nightOnCard);
  const deal = page.getByRole('region', { name: 'Deal details' });
  expect(agorotOf(await deal.innerText())).toBe(onCard);

  await bookNow(traveller).click();
  await page.waitForURL(/\/Checkout\?/);
  await seen(page.getByTestId('order-total'));
  expect(await orderTotal()).toBe(onCard);
  const member = newMember();
  await registerInPlace(traveller, member);
  await fillGuest(traveller, member);
  await page.getByRole('button', { name: 'Continue to Car Rental' }).click();

  const extras = await addExtras(traveller);
  await seen(payButton(traveller));
  expect(await orderTotal()).toBe(onCard + extras);
  expect(agorotOf(await page.getByTestId('summary-total').innerText())).toBe(onCard + extras);
  await fillCard(traveller, goodCard);
  await payButton(traveller).click();

  await page.waitForURL(/\/ThankYou\?/);
  await seen(page.getByTestId('paid-total'));
  expect(agorotOf(await page.getByTestId('paid-total').innerText())).toBe(onCard + extras);
  const summary = page.getByRole('region', { name: 'Payment summary' });
  const row = (name: string) => summary.getByText(name, { exact: true }).locator('xpath=..');
  expect(agorotOf(await row('Room price').innerText())).toBe(onCard);
  const lines = await summary.locator('dl > div').allInnerTexts();
  const sums = lines.slice(1, -1).map((line) => agorotOf(line));
  expect(sums.length).toBeGreaterThan(0);
  expect(sums.reduce((sum, each) => sum + each, 0)).toBe(extras);
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});
