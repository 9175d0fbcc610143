import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agorotOf, expectAccessible, plain, shoot, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { type Sandbox, sandboxHotel, sandboxOf } from './support/product/sandbox.ts';
import {
  bookAsNewMember,
  bookFirstRoom,
  bookNow,
  cards,
  fillCard,
  goodCard,
  hotelPath,
  payButton,
  resultsDone,
  resultsPath,
  rooms,
  seen,
  skipToSummary,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

const product = builtProduct();
const creationFailure = 'Could not create booking. Please try again or select different dates.';
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

const open = (path: string) => watched.page.goto(product.url + path);

async function openHotel(id = sandboxHotel): Promise<void> {
  await open(hotelPath(id));
  await seen(rooms(traveller).first());
}

const alert = () => watched.page.getByRole('alertdialog');

describe('pages that fail to load', () => {
  it('the hotel page reports that the hotel could not be loaded, and loads it on retry', async () => {
    const { page } = watched;
    await sandbox.fault({ call: 'HotelDetails', kind: 'http', status: 500 });
    await open(hotelPath('1000241'));
    await seen(page.getByText('Failed to load hotel details.'));
    await expectAccessible(page);
    await shoot(page, 'failure-hotel');
    await sandbox.heal();
    // The gateway's circuit breaker has to close before it calls the provider again.
    await expect
      .poll(
        async () => {
          const retry = page.getByRole('button', { name: 'Try again' });
          if (await retry.isVisible()) await retry.click();
          return rooms(traveller).count();
        },
        { timeout: 90_000, interval: 2_000 },
      )
      .toBeGreaterThan(0);
  });

  it('the hotel page reports a failure of the gateway after four attempts', async () => {
    // The browser logs every failed attempt to the console, so this page's errors are not checked.
    const { page, close } = await product.open();
    let tries = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"HotelPage"')) return route.continue();
      tries += 1;
      return route.fulfill({ status: 500, body: 'failed' });
    });
    await page.goto(product.url + hotelPath(sandboxHotel));
    await seen(page.getByText('Failed to load hotel details.'));
    expect(tries).toBe(4);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await seen(rooms(travellerOn({ page }, 'en')).first());
    await close();
  });

  it.each([
    ['/Hotel', 'Hotel ID is missing.'],
    ['/Checkout?bookingId=no-such-booking', 'Booking Not Found'],
    ['/ThankYou?bookingId=no-such-booking', 'Booking Not Found'],
  ])('the page for %s says “%s”', async (path, heading) => {
    const { page } = watched;
    await open(path);
    await seen(page.getByRole('heading', { level: 1, name: heading }));
    await expectAccessible(page);
    if (path.startsWith('/ThankYou'))
      await seen(page.getByText("We couldn't find the booking you're looking for."));
    const wayOut = path.startsWith('/ThankYou') ? 'Back to Home' : 'Return to Search';
    await page.getByRole('link', { name: wayOut }).click();
    await seen(page.getByRole('form', { name: 'Search for hotels' }));
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

it('the results page shows the progress of a slow search, and stays usable', async () => {
  const { page } = watched;
  await sandbox.fault(
    { call: 'Search', kind: 'delay', ms: 3_000, nth: 2 },
    { call: 'Search', kind: 'delay', ms: 5_000, nth: 3 },
  );
  await open(resultsPath);
  await seen(page.getByRole('progressbar'));
  await seen(page.getByText(/^\d+ of \d+ hotels checked/).first());
  await seen(cards(traveller).first());
  await shoot(page, 'failure-slow-search');
  await page.getByRole('button', { name: 'Filters' }).click();
  await seen(page.getByRole('dialog', { name: 'Filters' }));
  await page.keyboard.press('Escape');
  await resultsDone(traveller);
  await expect.poll(() => cards(traveller).count()).toBe(5);
});

describe('Book Now', () => {
  it('asks for a room type first', async () => {
    await openHotel();
    // The button is marked as disabled, but a press on it explains what is missing.
    await bookNow(traveller).click({ force: true });
    await seen(watched.page.getByRole('alertdialog', { name: 'Please select a room type first.' }));
    await expectAccessible(watched.page);
    await watched.page.keyboard.press('Escape');
    await expect.poll(() => alert().count()).toBe(0);
    await expect.poll(() => bookNow(traveller).evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('shows the old and the new price when it went up, and books only the accepted one', async () => {
    const { page } = watched;
    await openHotel();
    const shown = agorotOf(await rooms(traveller).first().locator('xpath=ancestor::label').innerText());
    await sandbox.fault({ call: 'PreBook', kind: 'price', percent: 10 });
    await bookFirstRoom(traveller);
    const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
    await seen(dialog);
    await shoot(page, 'failure-price-changed');
    const [, before = '', after = ''] =
      /was (₪[\d,.]*\d) and is now (₪[\d,.]*\d)/.exec(plain(await dialog.innerText())) ?? [];
    expect(agorotOf(before)).toBe(shown);
    expect(agorotOf(after)).toBeGreaterThan(shown);
    expect(page.url()).toContain('/Hotel?');
    await dialog.getByRole('button', { name: /^Book for/ }).click();
    await page.waitForURL(/\/Checkout\?/);
    await seen(page.getByTestId('order-total'));
    expect(agorotOf(await page.getByTestId('order-total').innerText())).toBe(agorotOf(after));
  });

  it('reports that the booking could not be created when the room has just sold out', async () => {
    await openHotel();
    await sandbox.fault({ call: 'PreBook', kind: 'sold-out' });
    await bookFirstRoom(traveller);
    await seen(watched.page.getByText(creationFailure).first());
    expect(watched.page.url()).toContain('/Hotel?');
  });
});

describe('payment', () => {
  const reachPayment = async () => {
    await openHotel();
    const member = await bookAsNewMember(traveller);
    await skipToSummary(traveller, member);
  };
  const close = () => alert().getByRole('button').first().click();

  it('names the missing fields in both languages, and refuses the declined test card', async () => {
    const { page } = watched;
    await reachPayment();
    await payButton(traveller).click();
    await seen(alert());
    await expect.poll(() => alert().innerText()).toContain('Please fill in all payment details');
    await expect.poll(() => alert().innerText()).toMatch(/[א-ת]{3}/);
    await expectAccessible(page);
    await close();

    await fillCard(traveller, '4000 0000 0000 0002');
    await payButton(traveller).click();
    await seen(alert());
    await expect.poll(() => alert().innerText()).toContain('The card was declined.');
    await close();

    await fillCard(traveller, goodCard);
    await payButton(traveller).click();
    await page.waitForURL(/\/ThankYou\?/);
    await seen(page.getByTestId('confirmation-number'));
  });

  it('leads back to the guest details when one of them is missing', async () => {
    const { page } = watched;
    await reachPayment();
    await page.getByRole('tab', { name: /Guest Details/ }).click();
    await page.locator('input[name=lastName]').fill('');
    await page.getByRole('tab', { name: /Summary/ }).click();
    await seen(page.getByText('Enter the last name.'));
    await expect
      .poll(() => page.locator('input[name=lastName]').evaluate((it) => it === document.activeElement))
      .toBe(true);
    // A reload of the last step shows it as it was.
    await page.goto(`${page.url().replace('step=guest-details', '')}&step=summary`);
    await fillCard(traveller, goodCard);
    await payButton(traveller).click();
    await seen(alert());
    await expect.poll(() => alert().innerText()).toContain('Please fill in all required details');
    await expect.poll(() => alert().innerText()).toMatch(/[א-ת]{3}/);
    await close();
    await seen(page.getByText('Enter the last name.'));
  });

  it('says that the room is gone and nothing was charged when it sold out before payment', async () => {
    const { page } = watched;
    await reachPayment();
    await fillCard(traveller, goodCard);
    await sandbox.fault({ call: 'PreBook', kind: 'sold-out' }, { call: 'Book', kind: 'refuse', code: 201 });
    await payButton(traveller).click();
    await seen(alert());
    await expect
      .poll(() => alert().innerText())
      .toContain('This room is no longer available for your dates. Nothing was booked or charged.');
    await shoot(page, 'failure-sold-out');
    await alert().getByRole('button', { name: 'Choose another room' }).click();
    await page.waitForURL(/\/Hotel\?/);
  });
});
