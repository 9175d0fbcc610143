import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plain, shoot, type WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { dayFromToday } from './support/dates.ts';
import {
  bookAsNewMember,
  fillCard,
  fillGuest,
  goodCard,
  hotelPath,
  payButton,
  press,
  rooms,
  seen,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';
import type { Language } from './support/words.ts';

const product = sharedProduct();

/** A new member with an unpaid booking, at the guest details. */
async function atGuestDetails(language: Language) {
  const watched = await product.open();
  const traveller = travellerOn(watched, language);
  await watched.page.goto(`${product.url}${hotelPath(sandboxHotel)}&lang=${language}`);
  await seen(rooms(traveller).first());
  return { watched, traveller, member: await bookAsNewMember(traveller) };
}

const requests = (page: Page) => page.locator('textarea[name=specialRequests]');
const summaryOf = ({ page, say }: Traveller) =>
  page.getByRole('region', { name: say('Summary', 'checkout.step.summary'), exact: true });
const saved = (page: Page) =>
  page.waitForResponse((response) => (response.request().postData() ?? '').includes('UpdateBookingGuests'));

async function end({ pageErrors, close }: WatchedPage): Promise<void> {
  expect(pageErrors).toEqual([]);
  await close();
}

it('a special request typed in one tab is paid for in another', async () => {
  const { watched, traveller, member } = await atGuestDetails('he');
  const { page, say } = traveller;
  await fillGuest(traveller, member);
  await requests(page).fill('מיטת תינוק בבקשה');
  const isSaved = saved(page);
  await page.getByRole('button', { name: say('Skip to Summary', 'checkout.guest.skipToSummary') }).click();
  await isSaved;
  await seen(summaryOf(traveller).getByText('מיטת תינוק בבקשה'));

  const tab = await watched.context.newPage();
  const second = { ...traveller, page: tab };
  await tab.goto(`${product.url}/Bookings`);
  await tab
    .getByRole('link', { name: say('Complete booking', 'bookings.complete') })
    .first()
    .click();
  await expect.poll(() => requests(tab).inputValue()).toBe('מיטת תינוק בבקשה');
  await tab.getByRole('button', { name: say('Skip to Summary', 'checkout.guest.skipToSummary') }).click();
  await seen(summaryOf(second).getByText('מיטת תינוק בבקשה'));
  await fillCard(second, goodCard);
  await payButton(second).click();
  await tab.waitForURL(/\/ThankYou/, { timeout: 30_000 });

  await tab.goto(`${product.url}/Bookings`);
  await tab
    .getByRole('button', { name: say('Details', 'bookings.details') })
    .first()
    .click();
  await seen(tab.getByRole('dialog').getByText('מיטת תינוק בבקשה'));
  await end(watched);
});

it('other dates for an unpaid booking keep its car and request, and leave no second booking', async () => {
  const { watched, traveller, member } = await atGuestDetails('en');
  const { page } = watched;
  await fillGuest(traveller, member);
  await requests(page).fill('High floor');
  await page.getByRole('button', { name: 'Continue to Car Rental' }).click();
  await press(page.getByRole('radio', { name: /^Family/ }));
  await page.getByRole('button', { name: 'Add and continue' }).click();
  const order = page.getByRole('complementary', { name: 'Your booking' });
  await seen(order.getByText('₪447'));
  const address = page.url();

  await order.getByRole('link', { name: 'Change dates, guests or room' }).click();
  await seen(page.getByText(/^You are changing your unpaid booking/));
  await shoot(page, 'draft-change-hotel');
  const url = new URL(page.url());
  url.searchParams.set('checkout', dayFromToday(35));
  await page.goto(String(url));
  await seen(page.getByText(/^You are changing your unpaid booking/));
  await seen(rooms(traveller).last());
  await press(rooms(traveller).last());
  await page.getByRole('button', { name: 'Change booking', exact: true }).click();

  const notice = page.getByRole('main').getByText(/^Your booking now has the new choice/);
  await seen(notice);
  expect(plain(await notice.innerText())).toContain('Also kept, at prices for the new stay: Car Rental.');
  await shoot(page, 'draft-change-checkout');
  expect(new URL(page.url()).searchParams.get('bookingId')).toBe(
    new URL(address).searchParams.get('bookingId'),
  );
  // Five days of a family car.
  await seen(order.locator('dl').getByText('₪745'));
  // The checkout resumes at the step where it was left.
  await page.getByRole('tab', { name: /Guest Details/ }).click();
  await expect.poll(() => requests(page).inputValue()).toBe('High floor');
  await page.getByRole('button', { name: 'Skip to Summary' }).click();
  await seen(summaryOf(traveller).getByText('High floor'));
  await page.goto(`${product.url}/Bookings`);
  await seen(page.getByRole('link', { name: 'Complete booking' }).first());
  expect(await page.getByRole('link', { name: 'Complete booking' }).count()).toBe(1);
  await end(watched);
});
