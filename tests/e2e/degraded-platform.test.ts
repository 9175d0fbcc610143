import { afterAll, afterEach, expect, it } from 'vitest';
import { startFaultProxy } from '../support/servers/fault-proxy.ts';
import { setReadOnly, startPostgres } from '../support/servers/postgres.ts';
import { startTcpProxy } from '../support/servers/tcp-proxy.ts';
import { registeredVisitor, signInto } from './support/accounts.ts';
import { expectAccessible, shoot, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { startPart, temporaryDataDir } from './support/product/running-product.ts';
import { sandboxHotel, sandboxOf } from './support/product/sandbox.ts';
import {
  bookAsNewMember,
  bookFirstRoom,
  cards,
  fillCard,
  goodCard,
  guestField,
  hotelPath,
  newMember,
  payButton,
  resultsDone,
  resultsPath,
  rooms,
  seen,
  skipToSummary,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

/**
 * A gateway with the platform as a separate process, and fault proxies before the platform and its database.
 */
const postgres = await startPostgres();
const databaseProxy = await startTcpProxy(postgres.url);
const folder = temporaryDataDir();
const secret = { PLATFORM_SERVICE_TOKEN: 'token-of-the-test-only' };
const platform = await startPart('platform', folder.path, { ...secret, DATABASE_URL: databaseProxy.url });
const platformProxy = await startFaultProxy(platform.url);
const product = builtProduct({
  ...secret,
  PLATFORM_URL: platformProxy.url,
  BOOK_ANSWER_S: '3',
  BOOK_SETTLE_S: '4,6,8',
  BOOK_SWEEP_S: '1',
});

/** Longer than a circuit breaker stays open. */
const recovery = { timeout: 90_000, interval: 1_000 };
let watched: WatchedPage;

afterEach(async () => {
  platformProxy.change(null);
  await watched.close();
  if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
});
afterAll(async () => {
  await platformProxy.close();
  await platform.stop();
  await databaseProxy.close();
  await postgres.stop();
  folder.remove();
});

async function travel(language: 'en' | 'he'): Promise<Traveller> {
  watched = await product.open({ language });
  return travellerOn(watched, language);
}

async function openHotel(traveller: Traveller): Promise<void> {
  await traveller.page.goto(product.url + hotelPath(sandboxHotel));
  await seen(rooms(traveller).first());
}

const signIn = ({ page, say }: Traveller) =>
  page.getByRole('banner').getByRole('button', { name: say('Sign In', 'app.header.signIn') });

const unreachable = ({ page, say }: Traveller) =>
  page
    .getByRole('main')
    .getByText(
      say(
        'Your account cannot be reached right now. Please try again in a moment.',
        'common.requireViewer.unknown',
      ),
    );

/**
 * Waits until My Bookings says that the account cannot be reached: the gateway caches a session for some seconds after
 * the platform fails. A member is never asked to sign in.
 */
async function accountUnreachable(traveller: Traveller): Promise<void> {
  const { page } = traveller;
  const person = page.getByRole('banner').getByText('Maya Stern').first();
  const away = unreachable(traveller);
  await expect
    .poll(async () => {
      await page.goto(`${product.url}/Bookings`);
      await seen(signIn(traveller).or(away).or(person).first());
      expect(await signIn(traveller).count()).toBe(0);
      return away.isVisible();
    }, recovery)
    .toBe(true);
  expect(
    await page.getByRole('button', { name: traveller.say('Sign In', 'app.header.signIn') }).count(),
  ).toBe(0);
}

it('while the platform is down, members see that their account cannot be reached, hotels are shown, no booking starts, and all of it recovers', async () => {
  const dana = await travel('en');
  const { page } = dana;
  await openHotel(dana);
  const member = await bookAsNewMember(dana);
  const checkout = page.url();
  const notLoaded = page.getByText('Something went wrong on our side. Please try again.');
  platformProxy.change({ kind: 'refuse' });

  await page.reload();
  await seen(notLoaded);
  await accountUnreachable(dana);
  await expectAccessible(page);
  await shoot(page, 'degraded-account');
  await page.goto(checkout);
  await seen(notLoaded);
  expect(await signIn(dana).count()).toBe(0);
  await expectAccessible(page);
  await shoot(page, 'degraded-platform');
  await page.goto(product.url + resultsPath);
  await resultsDone(dana);
  await expect.poll(() => cards(dana).count()).toBeGreaterThan(0);
  await openHotel(dana);
  await bookFirstRoom(dana);
  await seen(page.getByText('Could not create booking. Please try again or select different dates.').first());
  expect(new URL(page.url()).pathname).toBe('/Hotel');

  platformProxy.change(null);
  await expect
    .poll(async () => {
      await page.goto(checkout);
      await seen(guestField(dana, 'firstName').or(notLoaded).or(unreachable(dana)).first());
      return guestField(dana, 'firstName').isVisible();
    }, recovery)
    .toBe(true);
  await seen(page.getByRole('banner').getByText(member.fullName).first());
});

it('HTML from the platform is never shown, and its slow responses are still used', async () => {
  const dana = await travel('he');
  const { page, say } = dana;
  const member = newMember();
  await registeredVisitor(product.url, member);
  await signInto(watched, product.url, member);
  platformProxy.change({ kind: 'garbage' });
  await accountUnreachable(dana);
  expect(await page.getByText('of the inside').count()).toBe(0);
  await expectAccessible(page);

  platformProxy.change({ kind: 'slow', ms: 700 });
  await expect
    .poll(async () => {
      await page.goto(`${product.url}/Bookings`);
      const none = page.getByRole('heading', { name: say('No bookings yet', 'bookings.empty.title') });
      await seen(none.or(unreachable(dana)).first());
      return none.isVisible();
    }, recovery)
    .toBe(true);
  await seen(page.getByRole('banner').getByText(member.fullName).first());
});

it('when the platform is lost between Book and its record, the page says in Hebrew that the hotel is being asked, and then shows the thank-you page by itself', async () => {
  const dana = await travel('he');
  const { page, say } = dana;
  const sandbox = await sandboxOf(product.url);
  await openHotel(dana);
  const member = await bookAsNewMember(dana);
  await skipToSummary(dana, member);
  await fillCard(dana, goodCard);
  // The platform is down from the write before Book on, so it is gone when the response to Book arrives.
  await sandbox.fault({ call: 'Book', kind: 'delay', ms: 2_500, times: 1 });
  platformProxy.change(lostAfterWrite());
  await payButton(dana).click();
  const confirming = page.getByRole('heading', {
    name: say('We are confirming with the hotel', 'checkout.confirming.title'),
  });
  await seen(confirming);
  await expectAccessible(page);
  await shoot(page, 'degraded-platform-lost-he');
  platformProxy.change(null);
  await page.waitForURL(/\/ThankYou\?bookingId=/, { timeout: 90_000 });
  await seen(page.getByTestId('confirmation-number'));
  expect(await confirming.count()).toBe(0);
});

/** The platform refuses every call from one second after the record before Book was sent. */
function lostAfterWrite() {
  let isLost = false;
  return ({ path }: { readonly path: string }) => {
    if (isLost) return { kind: 'refuse' } as const;
    if (path.includes('/Booking/update-many')) setTimeout(() => (isLost = true), 1_000);
    return null;
  };
}

it('while the database is read-only the profile can be read, saving reports it and keeps the form, and saving works later', async () => {
  const dana = await travel('en');
  const { page } = dana;
  const member = newMember();
  await registeredVisitor(product.url, member);
  await signInto(watched, product.url, member);
  await takesWrites(false);
  await page.goto(`${product.url}/Profile`);
  await page.getByRole('main').getByRole('button', { name: 'Edit' }).click();
  const name = page.getByLabel('Full name');
  await name.fill('Maya Stern-Levi');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await seen(page.getByText('Something went wrong on our side. Please try again.').first());
  expect(await name.inputValue()).toBe('Maya Stern-Levi');
  await expectAccessible(page);
  await shoot(page, 'degraded-database');
  await takesWrites(true);
  await save.click();
  await seen(page.getByText('Your profile was saved.'));
  await seen(page.getByRole('banner').getByText('Maya Stern-Levi').first());
});

it('while the database is down or silent, members see that their account cannot be reached, hotels are shown, and all of it recovers', async () => {
  const dana = await travel('he');
  const { page } = dana;
  const member = newMember();
  await registeredVisitor(product.url, member);
  await signInto(watched, product.url, member);
  for (const state of ['down', 'silent'] as const) {
    databaseProxy.change(state);
    await accountUnreachable(dana);
    await page.goto(product.url + resultsPath);
    await resultsDone(dana);
    await expect.poll(() => cards(dana).count()).toBeGreaterThan(0);
    databaseProxy.change('up');
    const person = page.getByRole('banner').getByText(member.fullName).first();
    await expect
      .poll(async () => {
        await page.goto(`${product.url}/Bookings`);
        await seen(unreachable(dana).or(person).first());
        return person.isVisible();
      }, recovery)
      .toBe(true);
  }
});

async function takesWrites(isSo: boolean): Promise<void> {
  await setReadOnly(postgres, isSo ? 'off' : 'on');
  // Open connections keep the old setting, so they are closed.
  databaseProxy.change('down');
  databaseProxy.change('up');
}
