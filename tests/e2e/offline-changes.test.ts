/** Changes without a connection fail at once with a message, keep the typed text, and are not sent later. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askFrom, registeredVisitor, signInto } from './support/accounts.ts';
import { bookOverApi } from './support/booked-stay.ts';
import { shoot, type WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { bookingsOf } from './support/member.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import {
  bookAsNewMember,
  fillCard,
  goodCard,
  hotelPath,
  newMember,
  payButton,
  rooms,
  seen,
  skipToSummary,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

const unsent =
  'No connection. Nothing was booked or charged yet, and your details stay here. Please pay again once you are connected.';
const offline = 'You are offline. Your bookings can be read; changes need a connection.';
const cancelFailure = 'An error occurred while canceling the booking.';

const product = sharedProduct();

describe.each([
  ['en', 'phone'],
  ['he', 'desktop'],
] as const)('without a connection, %s, %s', (language, size) => {
  let watched: WatchedPage;
  /** GraphQL mutations that the page sent. */
  let changes: string[];

  beforeEach(() => {
    changes = [];
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shoot(watched.page, 'offline-changes-failed');
    const exceptions = watched.pageErrors.filter((pageError) => pageError.startsWith('exception'));
    await watched.close();
    if (exceptions.length > 0) throw new Error(exceptions.join('\n'));
  });

  const open = async (): Promise<Traveller> => {
    watched = await product.open({ language, size });
    watched.page.on('request', (request) => {
      const [name] = /ConfirmBooking|CancelBooking/.exec(request.postData() ?? '') ?? [];
      if (name) changes.push(name);
    });
    return travellerOn(watched, language);
  };

  it('paying fails at once with a message, keeps the form, and pays only when the button is pressed again', async () => {
    const traveller = await open();
    const { page, say } = traveller;
    await page.goto(product.url + hotelPath(sandboxHotel));
    await seen(rooms(traveller).first());
    const member = await bookAsNewMember(traveller);
    await skipToSummary(traveller, member);
    await fillCard(traveller, goodCard);
    const bookingId = new URL(page.url()).searchParams.get('bookingId');
    const status = async () => {
      const query = 'query Status($id: ID!) { booking(id: $id) { status } }';
      return (await askFrom<{ booking: { status: string } }>(watched, product.url, query, { id: bookingId }))
        .booking.status;
    };

    await watched.context.setOffline(true);
    await payButton(traveller).click();
    await seen(page.getByRole('main').getByText(say(unsent, 'checkout.payment.unsent')));
    expect(await page.getByLabel(say('Card number', 'checkout.payment.cardNumber')).inputValue()).toBe(
      goodCard,
    );
    expect(await page.getByLabel(say('Name on card', 'checkout.payment.cardName')).inputValue()).toBe(
      'Maya Stern',
    );

    await watched.context.setOffline(false);
    await page.getByText(say(offline, 'app.offline.notice')).waitFor({ state: 'hidden' });
    expect(await status()).toBe('pending');
    expect(changes).toEqual([]);
    await payButton(traveller).click();
    await page.waitForURL(/\/ThankYou\?/);
    await seen(page.getByTestId('confirmation-number'));
    expect(changes).toEqual(['ConfirmBooking']);
    expect(await status()).toBe('confirmed');
  });

  it('cancelling fails at once with a message, and cancels only when the button is pressed again', async () => {
    const { page, say } = await open();
    const member = newMember();
    const visitor = await registeredVisitor(product.url, member);
    const booked = await bookOverApi(visitor);
    const status = async () => (await bookingsOf(visitor)).find(({ id }) => id === booked)?.status;
    await signInto(watched, product.url, member);
    await page.goto(`${product.url}/Bookings`);
    const cancel = page
      .getByRole('main')
      .getByRole('button', { name: say('Cancel Booking', 'bookings.cancel.title') });
    await cancel.first().click();
    const dialog = page.getByRole('alertdialog');
    const confirm = dialog.getByRole('button', { name: say('Cancel Booking', 'bookings.cancel.confirm') });
    await seen(dialog.getByText(say('Refund', 'bookings.cancel.refund')));

    await watched.context.setOffline(true);
    await confirm.click();
    await seen(dialog.getByText(say(cancelFailure, 'bookings.cancel.failed')));
    await watched.context.setOffline(false);
    await page.getByText(say(offline, 'app.offline.notice')).waitFor({ state: 'hidden' });
    expect(await status()).toBe('confirmed');
    expect(changes).toEqual([]);

    await confirm.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(changes).toEqual(['CancelBooking']);
    expect(await status()).toBe('cancelled');
  });
});
