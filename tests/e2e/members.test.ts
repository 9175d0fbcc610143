// oxlint-disable vitest/no-standalone-expect -- a step is a test
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect } from 'vitest';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { accounts, signInOnTheWayTo, visitorSignedIn } from './support/accounts.ts';
import { downloaded } from './support/page/downloads.ts';
import { agorotOf, shoot, type WatchedPage } from './support/page/browser.ts';
import { bookingsOf, expectDrawn, look, type OwnBooking, takeToast, textOf } from './support/member.ts';
import { holdRequests } from './support/page/network.ts';
import { builtProduct } from './support/product/built-product.ts';
import { story } from './support/story.ts';
import { guestField, press, seen, type Traveller, travellerOn } from './support/traveller.ts';

/** Hotels of the demo traveller's bookings, by the state of the booking. */
const hotels = {
  en: {
    over: 'The Jaffa Arch',
    ahead: 'Coral Bay Eilat',
    unpaid: 'Olive & Stone Jerusalem',
    givenUp: 'Casa Trastevere',
  },
  he: {
    over: 'הקשת של יפו',
    ahead: 'מפרץ האלמוגים אילת',
    unpaid: 'זית ואבן ירושלים',
    givenUp: 'קאזה טרסטוורה',
  },
} as const;

/** `20260512` in a line of a calendar file, as `2026-05-12`. */
const dayOf = (file: string, field: string): string => {
  const [, ...parts] = new RegExp(`^${field};VALUE=DATE:(\\d{4})(\\d{2})(\\d{2})\\r$`, 'm').exec(file) ?? [];
  return parts.join('-');
};

describe.each([
  ['en', 'desktop'],
  ['he', 'phone'],
] as const)('My Bookings, %s, %s', (language, size) => {
  const product = builtProduct();
  const hotel = hotels[language];
  const prefix = `member-${language}-${size}`;
  let watched: WatchedPage;
  let dana: Traveller;
  /** Unpaid, upcoming, cancelled and finished: the newest first. */
  let known: readonly OwnBooking[];

  const openSignedOut = async () => {
    watched = await product.open({ language, size });
    dana = travellerOn(watched, language);
    known = await bookingsOf(await visitorSignedIn(product.url, accounts.traveller));
  };
  beforeAll(openSignedOut);
  const step = story(async () => {
    await watched.close();
    await product.startOver();
    await openSignedOut();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shoot(watched.page, `${prefix}-failed`);
    if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
  });

  const shown = (screen: string) => look(watched, `${prefix}-${screen}`);
  const row = (name: string) => dana.page.getByRole('listitem', { name, exact: true });
  /** A button of the booking's row; its accessible name ends with the booking number. */
  const rowButton = (name: string, english: string, id: string) =>
    row(name).getByRole('button', { name: `${dana.say(english, id, { hotel: name })} · ` });
  const detailsButton = (name: string) => rowButton(name, 'Details: {hotel}', 'bookings.detailsOf');
  const cancelButton = (name: string) => rowButton(name, 'Cancel Booking: {hotel}', 'bookings.cancelOf');
  const badge = (name: string, english: string, id: string) =>
    row(name).getByText(dana.say(english, id), { exact: true });
  const openBookings = async () => {
    await dana.page.goto(`${product.url}/Bookings`);
    await seen(row(hotel.ahead));
  };

  step('leads through sign-in and lists every booking with status and number under its heading', async () => {
    const { page } = dana;
    await signInOnTheWayTo(dana, `${product.url}/Bookings`, accounts.traveller);
    const rows = [
      [hotel.unpaid, 'Pending', 'bookings.status.pending'],
      [hotel.ahead, 'Confirmed', 'bookings.status.confirmed'],
      [hotel.givenUp, 'Cancelled', 'bookings.status.cancelled'],
      [hotel.over, 'Completed', 'bookings.completed'],
    ] as const;
    for (const [index, [name, english, id]] of rows.entries()) {
      await seen(badge(name, english, id));
      const words = await textOf(row(name));
      expect(words).toContain(bookingNumber(known[index]?.id ?? 'no booking'));
      expect(words).toMatch(/₪/);
      expect(await cancelButton(name).count()).toBe(name === hotel.ahead ? 1 : 0);
    }
    const titles = (level: number) => page.getByRole('main').getByRole('heading', { level }).allInnerTexts();
    expect(await titles(2)).toEqual([
      dana.say('Upcoming', 'bookings.upcoming'),
      dana.say('Past', 'bookings.past'),
      dana.say('Cancelled', 'bookings.cancelled'),
    ]);
    expect(await titles(3)).toEqual([hotel.ahead, hotel.unpaid, hotel.over, hotel.givenUp]);
    await shown('bookings');
  });

  step(
    'shows the details, and offers a calendar file in which the day of departure is not part of the stay',
    async () => {
      const { page, say } = dana;
      await openBookings();
      await detailsButton(hotel.ahead).click();
      const dialog = page.getByRole('dialog', { name: say('Booking details', 'bookings.details.title') });
      await seen(dialog.getByTestId('details-total'));
      const words = await textOf(dialog);
      expect(words).toContain(accounts.traveller.email);
      expect(words).toContain(bookingNumber(known[1]?.id ?? 'no booking'));
      await shown('details');
      const add = dialog.getByRole('button', { name: say('Add to calendar', 'bookings.details.calendar') });
      const { name, bytes } = await downloaded(page, () => add.click());
      const text = bytes.toString('utf8');
      expect(name).toMatch(/\.ics$/);
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
      expect([dayOf(text, 'DTSTART'), dayOf(text, 'DTEND')]).toEqual([known[1]?.checkIn, known[1]?.checkOut]);
    },
  );

  step('shows the hotel on a map as wide as the details', async () => {
    const { page, say } = dana;
    await openBookings();
    await detailsButton(hotel.ahead).click();
    const dialog = page.getByRole('dialog', { name: say('Booking details', 'bookings.details.title') });
    const map = dialog.getByRole('application');
    await seen(map);
    const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);
    const facts = await widthOf(dialog.locator('dl').first());
    // The map has a border of one pixel on each side.
    expect(Math.abs((await widthOf(map)) - facts)).toBeLessThanOrEqual(2);
    expect(facts).toBeGreaterThan(250);
  });

  step('shows the same total in list, details and receipt, and the lines sum up to it', async () => {
    const { page, say } = dana;
    const total = known[1]?.totalToPay.amountMinor;
    await openBookings();
    const figures = row(hotel.ahead).locator('bdi').filter({ hasText: '₪' });
    expect(agorotOf(await textOf(figures.first()))).toBe(total);
    await detailsButton(hotel.ahead).click();
    await seen(page.getByTestId('details-total'));
    expect(agorotOf(await textOf(page.getByTestId('details-total')))).toBe(total);
    await page.getByRole('link', { name: say('Receipt', 'bookings.details.receipt') }).click();
    await seen(page.getByTestId('receipt-total'));
    expect(agorotOf(await textOf(page.getByTestId('receipt-total')))).toBe(total);
    const amounts = (await page.locator('tbody td:last-child').allInnerTexts()).map(agorotOf);
    expect(amounts).toHaveLength(5);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    await shown('receipt');
    // The receipt stays white in the dark theme, so its links have the dark ink of the sheet.
    const links = page.getByRole('article').getByRole('link');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const inks = () =>
        links.evaluateAll((all) =>
          all.flatMap((it) => [it, it.closest('article')].map((one) => one && getComputedStyle(one).color)),
        );
      await expect.poll(async () => new Set(await inks()).size).toBe(1);
    }
  });

  step('shows fee and refund before cancelling, and the booking stays cancelled', async () => {
    const { page, say } = dana;
    await openBookings();
    await cancelButton(hotel.ahead).click();
    const dialog = page.getByRole('alertdialog', { name: say('Cancel Booking', 'bookings.cancel.title') });
    const sum = async (english: string, id: string) => {
      const line = dialog.locator('dl > div').filter({ hasText: say(english, id) });
      await seen(line);
      return agorotOf(await textOf(line.locator('dd')));
    };
    expect(await sum('Cancellation fee', 'bookings.cancel.fee')).toBe(0);
    expect(await sum('Refund', 'bookings.cancel.refund')).toBe(known[1]?.totalToPay.amountMinor);
    await shown('cancel');
    await dialog.getByRole('button', { name: say('Cancel Booking', 'bookings.cancel.confirm') }).click();
    await dialog.waitFor({ state: 'hidden' });
    const cancelled = badge(hotel.ahead, 'Cancelled', 'bookings.status.cancelled');
    await seen(cancelled);
    await page.reload();
    await seen(cancelled);
    expect(await cancelButton(hotel.ahead).count()).toBe(0);
  });

  step('leads an unpaid booking back to the checkout', async () => {
    const { page, say } = dana;
    await openBookings();
    const complete = say('Complete booking', 'bookings.complete');
    await row(hotel.unpaid).getByRole('link', { name: complete }).click();
    await page.waitForURL(`${product.url}/Checkout?bookingId=${known[0]?.id}`);
    await seen(guestField(dana, 'firstName'));
    await expect.poll(() => guestField(dana, 'firstName').inputValue()).not.toBe('');
  });

  step(
    'lets the member review a finished stay with a photo, and the hotel’s page shows the review as verified',
    async () => {
      const { page, say } = dana;
      await openBookings();
      const add = row(hotel.over).getByRole('button', { name: say('Add review', 'bookings.addReview') });
      await add.click();
      const dialog = page.getByRole('dialog', { name: say('Add review', 'review.title') });
      const starsOf = (name: string) =>
        dialog
          .getByRole('radiogroup', { name })
          .getByRole('radio', { name: say('4 stars, very good', 'review.rating.4') });
      await press(starsOf(say('Your rating', 'review.rating')));
      await press(starsOf(say('Staff', 'common.topic.staff')));
      await dialog.locator('input[name=title]').fill('Arches, cats and figs');
      await dialog.locator('textarea[name=comment]').fill('We slept well <b>and</b> woke to the sea.');
      await uploadPhoto(dialog);
      await shown('review');
      await dialog.getByRole('button', { name: say('Publish review', 'review.send') }).click();
      await takeToast(dana, say('Thank you! Your review is published.', 'review.done'));
      await expect.poll(() => add.count()).toBe(0);
      await findPublished();
    },
  );

  /** Chooses a photo; the upload is held until its progress bar was visible. */
  async function uploadPhoto(dialog: Locator): Promise<void> {
    const { page, say } = dana;
    const letGo = await holdRequests(page, '**/uploads/**');
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByTestId('file-drop').getByRole('button').click();
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#1b7f8c' } });
    const buffer = await picture.jpeg().toBuffer();
    await (await choosing).setFiles({ name: 'arch.jpg', mimeType: 'image/jpeg', buffer });
    const sending = say('Uploading {name}', 'upload.sending', { name: 'arch.jpg' });
    await seen(dialog.getByRole('progressbar', { name: sending }));
    letGo();
    const name = say('Picture {number}', 'upload.picture', { number: '1' });
    await expectDrawn(dialog.getByRole('img', { name, exact: true }));
  }

  async function findPublished(): Promise<void> {
    const { page, say } = dana;
    await page.goto(`${product.url}/Hotel?id=${known[3]?.hotelId}`);
    const reviews = page.getByRole('region', { name: say('Guest reviews', 'hotel.guest-reviews.heading') });
    const own = reviews
      .getByRole('listitem', { name: accounts.traveller.name })
      .filter({ hasText: 'Arches, cats and figs' });
    await seen(own);
    const words = await textOf(own);
    expect(words).toContain(say('Verified stay', 'hotel.guest-reviews.verified'));
    expect(words).toContain(`${say('Staff', 'common.topic.staff')} 4/5`);
    // HTML tags are stripped from published reviews.
    expect(words).toContain('We slept well and woke to the sea.');
    await own.scrollIntoViewIfNeeded();
    await expectDrawn(own.getByRole('img'));
    await shown('published');
  }
});
