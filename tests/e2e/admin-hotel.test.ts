/**
 * A hotel from the administrator's form to the traveller's receipt and back, in two browsers side by side.
 */
// oxlint-disable vitest/no-standalone-expect -- a step is a test
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { accounts, signInto } from './support/accounts.ts';
import { agorotOf, plain, shoot, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { answer, choose, factOf, openPanel, openTab, rowOf, settled } from './support/admin.ts';
import { storeHotel } from './support/hotel-form.ts';
import { expectDrawn } from './support/member.ts';
import { story } from './support/story.ts';
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
import { loosely, wordsOf } from './support/words.ts';

const product = builtProduct();

describe.each([
  {
    language: 'en',
    hotel: 'Lighthouse of the Test',
    stayed: '2 guests, 3 nights',
    nights: /total for 3 nights/,
  },
  { language: 'he', hotel: 'Windmill of the Test', stayed: 'שני אורחים, 3 לילות', nights: /סה״כ ל־3 לילות/ },
] as const)('an administrator and a member, both in $language', ({ language, hotel, stayed, nights }) => {
  const say = wordsOf(language);
  let admin: WatchedPage;
  let member: WatchedPage;
  let traveller: Traveller;
  let bookingId = '';
  /** In agorot: prices of the room and the extras that the traveller saw when paying. */
  const paid = { room: 0, extras: 0 };

  const openBoth = async () => {
    [admin, member] = await Promise.all([product.open({ language }), product.open({ language })]);
    await signInto(admin, product.url, accounts.admin);
    await signInto(member, product.url, accounts.traveller);
    traveller = travellerOn(member, language);
  };
  const closeBoth = () => Promise.all([admin.close(), member.close()]);
  beforeAll(openBoth);
  afterAll(closeBoth);
  const step = story(async () => {
    await closeBoth();
    await product.startOver();
    await openBoth();
  });

  /** Searches Tel Aviv again. Returns the hotel's card, wherever it is among the first results. */
  async function searchAgain(): Promise<Locator> {
    await member.page.goto(product.url + resultsPath);
    await resultsDone(traveller);
    return cards(traveller).filter({ hasText: hotel });
  }

  const myBooking = () => member.page.getByRole('main').getByRole('listitem').filter({ hasText: hotel });

  step('a search finds a hotel as soon as the administrator has saved it', async () => {
    expect(await (await searchAgain()).count()).toBe(0);
    await storeHotel(admin, product.url, { hotel, language });
    const card = await searchAgain();
    await seen(card);
    // Net price ₪1,000 plus a markup of 20 %, for three nights.
    expect(plain(await card.innerText())).toMatch(nights);
    expect(agorotOf(await card.getByText(/3,600/).innerText())).toBe(3 * 120_000);
    await expectDrawn(card.getByRole('img').first());
    await card.getByRole('link').click();
    await member.page.waitForURL(/\/Hotel\?/);
  });

  step("the traveller books one of the hotel's three default rooms, with a car", async () => {
    const { page } = member;
    await expect.poll(() => rooms(traveller).count()).toBe(3);
    await press(page.getByRole('radio', { name: loosely(say('Deluxe Room', 'common.rooms.deluxe')) }));
    await bookNow(traveller).click();
    await page.waitForURL(/\/Checkout\?bookingId=/);
    bookingId = new URL(page.url()).searchParams.get('bookingId') ?? '';
    await guestField(traveller, 'firstName').fill('Dana');
    await guestField(traveller, 'lastName').fill('Levi');
    const total = async () => agorotOf(await page.getByTestId('order-total').innerText());
    paid.room = await total();
    const button = (english: string, id: string) => page.getByRole('button', { name: say(english, id) });
    await button('Continue to Car Rental', 'checkout.guest.continue').click();
    const family = say('Family', 'common.extras.family');
    await press(page.getByRole('radio', { name: new RegExp(`^${loosely(family).source}`) }));
    await button('Add and continue', 'checkout.addAndContinue').click();
    await seen(
      page.getByRole('heading', { name: say('Insurance', 'common.extras.kind.insurance'), level: 2 }),
    );
    await page.getByRole('tab', { name: loosely(say('Summary', 'checkout.step.summary')) }).click();
    await seen(payButton(traveller));
    paid.extras = (await total()) - paid.room;
    expect(paid.extras).toBeGreaterThan(0);
    await fillCard(traveller, goodCard);
    await payButton(traveller).click();
    await page.waitForURL(/\/ThankYou\?/);
    await seen(page.getByTestId('confirmation-number'));
  });

  step('the administrator, My Bookings and the receipt show the same amounts', async () => {
    await openTab(admin.page, product.url, 'bookings');
    const row = rowOf(admin.page, hotel);
    await seen(row);
    const fact = (english: string, id: string) => factOf(row, say(english, id)).innerText();
    expect(agorotOf(await fact('Total price (room)', 'admin.bookings.total'))).toBe(paid.room);
    expect(agorotOf(await fact('Extras', 'admin.bookings.extras'))).toBe(paid.extras);
    expect(await fact('Guest', 'admin.bookings.guest')).toContain(accounts.traveller.email);
    expect(plain(await fact('Guests and nights', 'admin.bookings.stay'))).toBe(stayed);

    await member.page.goto(`${product.url}/Bookings`);
    await seen(myBooking());
    expect(agorotOf(await myBooking().innerText())).toBe(paid.room + paid.extras);
    await member.page.goto(`${product.url}/Receipt?bookingId=${bookingId}`);
    const receipt = member.page.getByTestId('receipt-total');
    await seen(receipt);
    expect(agorotOf(await receipt.innerText())).toBe(paid.room + paid.extras);
  });

  step("the traveller sees the administrator's change of the booking, and its reversal", async () => {
    const { page } = admin;
    const number = bookingNumber(bookingId);
    const adminPage = {
      confirmed: say('Confirmed', 'admin.status.confirmed'),
      pending: say('Pending', 'admin.status.pending'),
      cancelled: say('Cancelled', 'admin.status.cancelled'),
    };
    const shown = {
      confirmed: say('Confirmed', 'bookings.status.confirmed'),
      pending: say('Pending', 'bookings.status.pending'),
    };
    const offered = (english: string, id: string, to: string) =>
      seen(page.getByText(loosely(say(english, id, { number, to }))));
    const status = page.getByRole('button', {
      name: loosely(say('Status of booking {number}', 'admin.bookings.statusOf', { number })),
    });
    const seenByMember = async (label: string) => {
      await member.page.goto(`${product.url}/Bookings`);
      await seen(myBooking().getByText(label, { exact: true }));
    };
    await choose(status, adminPage.pending);
    const question = say(
      'Set booking {number} at {hotel} from “{from}” to “{to}”?',
      'admin.bookings.question',
      { number, hotel, from: adminPage.confirmed, to: adminPage.pending },
    );
    await seen(page.getByRole('alertdialog').getByText(loosely(question)));
    await answer(page, say('Change status', 'admin.bookings.change'));
    await offered('Booking {number} is now “{to}”', 'admin.bookings.changed', adminPage.pending);
    await seenByMember(shown.pending);
    await page.getByRole('button', { name: say('Undo', 'admin.undo') }).click();
    await offered('Booking {number} is “{to}” again', 'admin.bookings.undone', adminPage.confirmed);
    const marked = say('Status set by an administrator', 'admin.bookings.marked');
    await seen(rowOf(page, hotel).getByText(loosely(marked)));
    await seenByMember(shown.confirmed);
    expect(await myBooking().getByText(shown.pending, { exact: true }).count()).toBe(0);

    // A cancellation is sent to the hotel after a few seconds, so only its confirmation is opened here.
    await choose(status, adminPage.cancelled);
    const [given = ''] = say(
      'The room is given back to the hotel, and {amount} is refunded to the guest.',
      'admin.bookings.cancelNote',
    ).split('{');
    await seen(page.getByRole('alertdialog').getByText(loosely(given.trim())));
    await shoot(page, `admin-cancel-question-${language}`);
    await answer(page, say('Keep it', 'admin.bookings.keep'));
  });

  step('a deleted hotel is hidden except in its bookings, and can be restored', async () => {
    const { page } = admin;
    const button = (english: string, id: string) =>
      page.getByRole('button', { name: loosely(say(english, id, { hotel })) });
    await openTab(page, product.url, 'hotels', `&q=${encodeURIComponent(hotel)}`);
    await button('Delete {hotel}', 'adminHotels.remove').click();
    const question = say('Are you sure you want to delete this hotel?', 'adminHotels.question');
    await seen(page.getByRole('alertdialog', { name: question }));
    await shoot(page, `admin-hotel-question-${language}`);
    await answer(page, say('Delete hotel', 'adminHotels.confirmRemove'));
    await seen(page.getByText(loosely(say('{hotel} was deleted', 'adminHotels.removed', { hotel }))));
    await expect.poll(() => rowOf(page, hotel).count()).toBe(0);

    await member.page.goto(`${product.url}/Bookings`);
    await seen(myBooking());
    expect(await (await searchAgain()).count()).toBe(0);

    // The toast of the deletion may have disappeared; a deleted hotel can also be restored from the list.
    await openTab(page, product.url, 'hotels', '&show=deleted');
    await button('Restore {hotel}', 'adminHotels.restoreOf').click();
    await seen(page.getByText(loosely(say('{hotel} is back', 'adminHotels.restored', { hotel }))));
    await seen(await searchAgain());
  });

  step("the audit log has what the administrator did, and the outbox the traveller's mail", async () => {
    const { page } = admin;
    await openTab(page, product.url, 'dashboard');
    const audit = say('Audit log', 'admin.panels.audit');
    await openPanel(page, audit);
    const log = page.getByRole('list', { name: audit }).getByRole('listitem');
    for (const [english, action] of [
      ['Hotel added', 'hotelCreate'],
      ['Hotel deleted', 'hotelDelete'],
      ['Hotel restored', 'hotelRestore'],
    ] as const) {
      const entry = log.filter({
        hasText: hotel,
        has: page.getByText(say(english, `admin.audit.action.${action}`)),
      });
      await seen(entry);
      expect(await entry.innerText()).toContain(accounts.admin.email);
    }
    // The newest two entries are the deletion and the restoration of the hotel.
    const statusSet = say('Booking status set', 'admin.audit.action.bookingStatus');
    for (const at of [2, 3]) await expect.poll(() => log.nth(at).innerText()).toContain(statusSet);

    const outbox = say('Outbox', 'admin.panels.outbox');
    await openPanel(page, outbox);
    await settled(page);
    const mail = page
      .getByRole('table', { name: outbox })
      .getByRole('row')
      .filter({ hasText: say('Confirmation', 'admin.outbox.kind.bookingConfirmed') })
      .filter({ hasText: hotel })
      .filter({ hasText: accounts.traveller.email });
    await mail.getByRole('button').click();
    const letter = page.getByRole('dialog');
    await seen(letter.frameLocator('iframe').getByText(hotel).first());
    await shoot(page, `admin-mail-${language}`);
    await letter.getByRole('tab', { name: say('As text', 'admin.outbox.asText') }).click();
    await seen(letter.getByText(hotel).first());
    await page.keyboard.press('Escape');
    await letter.waitFor({ state: 'hidden' });
    expect(admin.pageErrors).toEqual([]);
    expect(member.pageErrors).toEqual([]);
  });

  step('no more rooms are sold than the administrator entered: a second traveller finds none', async () => {
    const { page } = admin;
    const path = (await (await searchAgain()).getByRole('link').getAttribute('href')) ?? '';
    await openTab(page, product.url, 'hotels', `&q=${encodeURIComponent(hotel)}`);
    await page.getByRole('button', { name: say('Edit {hotel}', 'adminHotels.edit', { hotel }) }).click();
    const form = page.getByRole('dialog', { name: say('Edit hotel', 'hotelForm.editTitle') });
    const types = form.getByRole('group', { name: say('Room types', 'hotelForm.rooms') });
    await types.getByRole('button', { name: say('Add room type', 'hotelForm.rooms.add') }).click();
    const field = (english: string, id: string) =>
      types.getByRole('textbox', { name: say(english, id), exact: true });
    await field('Name', 'hotelForm.name').fill('Attic');
    await field('Final price per night', 'hotelForm.rooms.price').fill('900');
    await field('Rooms of this type', 'hotelForm.rooms.count').fill('1');
    await form.getByRole('button', { name: say('Save hotel', 'hotelForm.save') }).click();
    await form.waitFor({ state: 'hidden' });

    const [first, second] = await Promise.all([product.open({ language }), product.open({ language })]);
    await first.page.goto(product.url + path);
    const winner = travellerOn(first, language);
    await expect.poll(() => rooms(winner).count()).toBe(1);
    await press(rooms(winner).first());
    await bookNow(winner).click();
    await first.page.waitForURL(/\/Checkout\?bookingId=/);
    const [kept = ''] = say('The room is kept for you until {time}.', 'checkout.order.roomHeldUntil').split(
      '{',
    );
    await seen(first.page.getByText(kept));
    // The holder of the room reaches it from the hotel page: the search hides the hotel from them, too.
    await first.page.goto(product.url + path);
    const goOn = first.page.getByRole('link', { name: say('Continue to checkout', 'hotel.held.continue') });
    await goOn.click();
    await first.page.waitForURL(/\/Checkout\?bookingId=/);
    await second.page.goto(product.url + path);
    const none = say('No rooms for these dates. Choose other dates or fewer guests.', 'hotel.panel.sold-out');
    await seen(second.page.getByText(none));
    await Promise.all([first.close(), second.close()]);
  });
});
