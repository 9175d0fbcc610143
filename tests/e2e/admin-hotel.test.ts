/** One hotel from the administrator's form to the traveller's receipt and back, in two browsers side by side. */
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agorotOf, launchBrowser, openPage, plain, shoot, type WatchedPage } from './support/browser.ts';
import {
  accounts,
  answer,
  choose,
  factOf,
  openPanel,
  openTab,
  patiently,
  rowOf,
  settled,
  signInto,
} from './support/desk.ts';
import { type RunningProduct, startBuilt, temporaryDataDir } from './support/running-product.ts';
import {
  bookNow,
  cards,
  fillCard,
  goodCard,
  guestField,
  payButton,
  press,
  resultsDone,
  resultsPath,
  rooms,
  seen,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

const dataDir = temporaryDataDir();
const hotel = 'Lighthouse of the Test';
let product: RunningProduct;
let browser: Browser;
let admin: WatchedPage;
let member: WatchedPage;
let traveller: Traveller;
let bookingId = '';
/** Agorot of the room and of the extras, as the traveller was told when he paid. */
const paid = { room: 0, extras: 0 };

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuilt(dataDir.path), launchBrowser()]);
  [admin, member] = await Promise.all([openPage(browser, product.url), openPage(browser, product.url)]);
  await signInto(admin, product.url, accounts.admin);
  await signInto(member, product.url, accounts.traveller);
  traveller = travellerOn(member, 'en');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  dataDir.remove();
});

/** The traveller's search of Tel Aviv, done anew: the hotel's card, wherever it stands among the first. */
async function searchAgain(): Promise<Locator> {
  await member.page.goto(product.url + resultsPath);
  await resultsDone(traveller);
  return cards(traveller).filter({ hasText: hotel });
}

const myBooking = () => member.page.getByRole('main').getByRole('listitem').filter({ hasText: hotel });

/** The smallest picture there is. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

/** Fills the form of a new hotel, picture and markup included, and saves it. */
async function storeHotel(): Promise<void> {
  const { page } = admin;
  await openTab(page, product.url, 'hotels');
  await page.getByRole('button', { name: 'Add New Hotel' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Hotel' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(hotel);
  for (const [name, place] of [
    ['Country', 'Israel'],
    ['City', 'Tel Aviv'],
  ] as const) {
    const field = form.getByRole('combobox', { name, exact: true });
    await field.fill(place);
    await field.press('Tab');
    expect(await field.inputValue()).toBe(place);
  }
  await form.getByRole('textbox', { name: 'Net price per night' }).fill('1000');
  const markup = form.getByRole('textbox', { name: 'Markup value' });
  expect(await markup.inputValue()).toBe('15');
  await markup.fill('20');
  await seen(form.getByRole('status').filter({ hasText: '₪1,200.00' }));
  await press(form.getByRole('switch', { name: 'Featured' }));
  const picture = form.getByRole('group', { name: 'Main image' });
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'lighthouse.png', mimeType: 'image/png', buffer: onePixel });
  await seen(picture.getByRole('button', { name: 'Remove picture 1' }));
  await shoot(page, 'admin-hotel-form');
  await form.getByRole('button', { name: 'Save hotel' }).click();
  await seen(page.getByText(`${hotel} was saved`));
  await form.waitFor({ state: 'hidden' });
}

it('finds at once what the administrator has just stored', async () => {
  expect(await (await searchAgain()).count()).toBe(0);
  await storeHotel();
  const card = await searchAgain();
  await seen(card);
  // Net ₪1,000 with a markup of 20%, for three nights.
  expect(agorotOf(await card.getByText(/total for 3 nights/).innerText())).toBe(3 * 120_000);
  const picture = card.getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0), patiently)
    .toBe(true);
  await card.getByRole('link').click();
  await member.page.waitForURL(/\/Hotel\?/);
});

it('sells one of its three default rooms, with a car', async () => {
  const { page } = member;
  await expect.poll(() => rooms(traveller).count(), patiently).toBe(3);
  await press(page.getByRole('radio', { name: /Deluxe Room/ }));
  await bookNow(traveller).click();
  await page.waitForURL(/\/Checkout\?bookingId=/);
  bookingId = new URL(page.url()).searchParams.get('bookingId') ?? '';
  await guestField(traveller, 'firstName').fill('Dana');
  await guestField(traveller, 'lastName').fill('Levi');
  const total = async () => agorotOf(await page.getByTestId('order-total').innerText());
  paid.room = await total();
  await page.getByRole('button', { name: 'Continue to Car Rental' }).click();
  await press(page.getByRole('radio', { name: /^Family/ }));
  await page.getByRole('button', { name: 'Add and continue' }).click();
  await seen(page.getByRole('heading', { name: 'Insurance', level: 2 }));
  await page.getByRole('tab', { name: /Summary/ }).click();
  await seen(payButton(traveller));
  paid.extras = (await total()) - paid.room;
  expect(paid.extras).toBeGreaterThan(0);
  await fillCard(traveller, goodCard);
  await payButton(traveller).click();
  await page.waitForURL(/\/ThankYou\?/);
  await seen(page.getByTestId('confirmation-number'));
});

it('says the same sums to the administrator, in My Bookings and on the receipt', async () => {
  await openTab(admin.page, product.url, 'bookings');
  const row = rowOf(admin.page, hotel);
  await seen(row);
  expect(agorotOf(await factOf(row, 'Total price').innerText())).toBe(paid.room);
  expect(agorotOf(await factOf(row, 'Extras').innerText())).toBe(paid.extras);
  expect(await factOf(row, 'Guest').innerText()).toContain(accounts.traveller.email);
  expect(plain(await factOf(row, 'Guests and nights').innerText())).toBe('2 guests, 3 nights');

  await member.page.goto(`${product.url}/Bookings`);
  await seen(myBooking());
  expect(agorotOf(await myBooking().innerText())).toBe(paid.room + paid.extras);
  await member.page.goto(`${product.url}/Receipt?bookingId=${bookingId}`);
  const receipt = member.page.getByTestId('receipt-total');
  await seen(receipt);
  expect(agorotOf(await receipt.innerText())).toBe(paid.room + paid.extras);
});

it('shows the traveller what the desk does to the booking, and its undoing', async () => {
  const { page } = admin;
  const number = bookingId.slice(-8).toUpperCase();
  const status = page.getByRole('button', { name: `Status of booking ${number}` });
  const seenByMember = async (label: string) => {
    await member.page.goto(`${product.url}/Bookings`);
    await seen(myBooking().getByText(label, { exact: true }));
  };
  await choose(status, 'Cancelled');
  await seen(page.getByRole('alertdialog').getByText(`Set booking ${number} at ${hotel}`));
  await answer(page, 'Change status');
  await seen(page.getByText(`Booking ${number} is now “Cancelled”`));
  await seenByMember('Cancelled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await seen(page.getByText(`Booking ${number} is “Confirmed” again`));
  await seen(rowOf(page, hotel).getByText('Status set by an administrator'));
  await seenByMember('Confirmed');
  expect(await myBooking().getByText('Cancelled', { exact: true }).count()).toBe(0);
});

it('takes a deleted hotel from everybody but its bookings, and brings it back', async () => {
  const { page } = admin;
  await openTab(page, product.url, 'hotels', `&q=${encodeURIComponent('Lighthouse')}`);
  await page.getByRole('button', { name: `Delete ${hotel}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this hotel?' });
  await seen(question);
  await shoot(page, 'admin-hotel-question');
  await answer(page, 'Delete hotel');
  await seen(page.getByText(`${hotel} was deleted`));
  await expect.poll(() => rowOf(page, hotel).count(), patiently).toBe(0);

  await member.page.goto(`${product.url}/Bookings`);
  await seen(myBooking());
  expect(await (await searchAgain()).count()).toBe(0);

  // The toast of the deletion may have gone meanwhile; what was deleted can be found and brought back at any time.
  await openTab(page, product.url, 'hotels', '&show=deleted');
  await page.getByRole('button', { name: `Restore ${hotel}` }).click();
  await seen(page.getByText(`${hotel} is back`));
  await seen(await searchAgain());
});

it('has written down what the administrator did, and the mail that the traveller got', async () => {
  const { page } = admin;
  await openTab(page, product.url, 'dashboard');
  await openPanel(page, 'Audit log');
  const log = page.getByRole('table', { name: 'Audit log' });
  for (const action of ['Hotel added', 'Hotel deleted', 'Hotel restored'])
    await seen(log.getByRole('row').filter({ hasText: action }));
  expect(await log.getByRole('row').filter({ hasText: 'Booking status set' }).count()).toBe(2);
  expect(await log.getByRole('row').filter({ hasText: accounts.admin.email }).count()).toBe(5);

  await openPanel(page, 'Outbox');
  await settled(page);
  const mail = page
    .getByRole('table', { name: 'Outbox' })
    .getByRole('row')
    .filter({ hasText: 'Confirmation' })
    .filter({ hasText: accounts.traveller.email });
  await mail.getByRole('button', { name: /^Preview/ }).click();
  const letter = page.getByRole('dialog');
  await seen(letter.frameLocator('iframe').getByText(hotel).first());
  await shoot(page, 'admin-mail');
  await letter.getByRole('tab', { name: 'As text' }).click();
  await seen(letter.getByText(hotel).first());
  await page.keyboard.press('Escape');
  await letter.waitFor({ state: 'hidden' });
  expect(admin.misdeeds).toEqual([]);
  expect(member.misdeeds).toEqual([]);
});
