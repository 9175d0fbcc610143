import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectAccessible, shoot, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { type Sandbox, sandboxHotel, sandboxOf } from './support/product/sandbox.ts';
import {
  bookAsNewMember,
  bookFirstRoom,
  fillCard,
  goodCard,
  hotelPath,
  payButton,
  rooms,
  seen,
  skipToSummary,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

/**
 * Status checks follow each other within seconds here, so that a test sees the end of a process that takes an
 * hour in production.
 */
const soon = { BOOK_SETTLE_S: '4,6,8', BOOK_SWEEP_S: '1', BOOK_AUDIT_S: '3600' };

const product = builtProduct(soon);
let sandbox: Sandbox;
let watched: WatchedPage;
let traveller: Traveller;

beforeAll(async () => {
  sandbox = await sandboxOf(product.url);
});
beforeEach(async () => {
  watched = await product.open();
  traveller = travellerOn(watched, 'en');
});
afterEach(async () => {
  await sandbox.heal();
  await watched.close();
  if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
});

/** A new member pays for the first room while Book fails with this fault. */
async function payWith(fault: string): Promise<void> {
  const { page } = watched;
  await page.goto(product.url + hotelPath(sandboxHotel));
  await seen(rooms(traveller).first());
  const member = await bookAsNewMember(traveller);
  await skipToSummary(traveller, member);
  await fillCard(traveller, goodCard);
  await sandbox.fault({ call: 'Book', kind: fault, times: 1 });
  await payButton(traveller).click();
  await seen(page.getByRole('heading', { name: 'We are confirming with the hotel' }));
}

it("the checkout says that the hotel is being asked when Book's response is lost, and shows the thank-you page by itself once the outcome is known", async () => {
  const { page } = watched;
  await payWith('no-answer');
  await expectAccessible(page);
  await shoot(page, 'confirming');
  await page.waitForURL(/\/ThankYou\?bookingId=/);
  await seen(page.getByText('Your booking is confirmed! Thank you for booking with us.'));
  expect(await page.getByRole('heading', { name: 'We are confirming with the hotel' }).count()).toBe(0);
});

it('the checkout asks before the same room is booked again, and links to the existing booking', async () => {
  const { page } = watched;
  await payWith('no-answer');
  await page.waitForURL(/\/ThankYou\?bookingId=/);
  const there = page.url();
  await page.goto(product.url + hotelPath(sandboxHotel));
  await seen(rooms(traveller).first());
  await bookFirstRoom(traveller);
  const question = page.getByRole('alertdialog', { name: 'You have just booked this room' });
  await seen(question);
  await expectAccessible(page);
  await shoot(page, 'duplicate-booking');
  await question.getByRole('button', { name: 'See that booking' }).click();
  await page.waitForURL(/\/ThankYou\?bookingId=/);
  expect(page.url()).toBe(there);
});

it('the open checkout reports a payment whose request never arrived, and lets the traveller pay again', async () => {
  const { page } = watched;
  await payWith('drop');
  const sorry = page.getByRole('alertdialog');
  await seen(
    sorry.getByText('Nothing was booked or charged, because the hotel’s system did not answer.', {
      exact: false,
    }),
  );
  await sorry.getByRole('button', { name: 'OK' }).click();
  expect(new URL(page.url()).pathname).toBe('/Checkout');
  // A traveller who left and comes back sees the message too.
  await page.reload();
  await seen(
    sorry.getByText('Nothing was booked or charged, because the hotel’s system did not answer.', {
      exact: false,
    }),
  );
  await sorry.getByRole('button', { name: 'OK' }).click();
  await seen(page.getByRole('tab', { name: /Summary/ }));
});
