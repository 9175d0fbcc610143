import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  plain,
  shoot,
  type sizes,
  type WatchedPage,
} from './support/page/browser.ts';
import { holdOperation } from './support/page/network.ts';
import { sharedProduct } from './support/product/built-product.ts';
import {
  bookFirstRoom,
  cards,
  clearlySeen,
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
  type Traveller,
  travellerOn,
} from './support/traveller.ts';
import { type Language, loosely } from './support/words.ts';

const product = sharedProduct();

interface Walk extends Traveller {
  /** Checks the current screen: accessible, no sideways scrolling, no page errors so far. */
  look(screen: string): Promise<void>;
}

function walkOn(watched: WatchedPage, language: Language, size: keyof typeof sizes): Walk {
  const { page, pageErrors } = watched;
  return {
    ...travellerOn(watched, language),
    look: async (screen) => {
      const dialogs = page.getByRole('dialog');
      const hasDialog = (await dialogs.count()) > 0;
      if (hasDialog) await clearlySeen(dialogs.last());
      // A dialog covers the window, not the full height of the page.
      await shoot(page, `way-${language}-${size}-${screen}`, { fullPage: !hasDialog });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(pageErrors).toEqual([]);
    },
  };
}

/** Submits the search; four skeletons are shown until the response arrives. */
async function searchAndWait(walk: Walk): Promise<void> {
  const { page } = walk;
  const letGo = await holdOperation(page, 'Results');
  await searchButton(walk).click();
  await expect.poll(() => page.getByTestId('skeleton-card').count()).toBe(4);
  await walk.look('skeletons');
  letGo();
  await resultsDone(walk);
}

/** Heading, count and destination of the list. */
async function checkHeading({ page, say, language }: Walk): Promise<void> {
  const heading = page.getByRole('heading', { name: say('Search Results', 'discover.results.found') });
  await seen(heading);
  const line = heading.locator('xpath=following-sibling::p');
  await expect.poll(async () => plain(await line.innerText())).toMatch(/^[1-9]\d* /);
  expect(plain(await line.innerText())).toContain(language === 'he' ? 'תל אביב' : 'Tel Aviv');
  const linesOfDates = await line.locator('[data-moment=dates]').evaluate((it) => it.getClientRects().length);
  expect(linesOfDates).toBe(1);
}

/** True when no part of the element is beyond the start or the end of the window. */
const isInsideWindow = (locator: Locator): Promise<boolean> =>
  locator.evaluate((it) => {
    const { left, right } = it.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  });

/** Filters by free cancellation and pool; both become chips above the list. */
async function filter(walk: Walk): Promise<void> {
  const { page, say } = walk;
  const pool = say('Pool', 'common.amenity.pool');
  const free = say('Free Cancellation', 'discover.filters.freeCancellation');
  await page.getByRole('button', { name: say('Filters', 'discover.results.filters') }).click();
  const sheet = page.getByRole('dialog', { name: say('Filters', 'discover.filters.title') });
  await press(sheet.getByRole('switch', { name: free }));
  await expect.poll(() => sheet.getByRole('switch', { name: free }).isChecked()).toBe(true);
  await sheet.getByRole('button', { name: pool }).click();
  await expect
    .poll(() => sheet.getByRole('button', { name: pool }).getAttribute('aria-pressed'))
    .toBe('true');
  await walk.look('filters');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  const chips = page.getByRole('grid', { name: say('Active filters', 'discover.results.activeFilters') });
  await expect.poll(() => chips.getByRole('row').count()).toBe(2);
  await resultsDone(walk);
  const clear = page.getByRole('button', { name: say('Clear All Filters', 'discover.results.clear') });
  expect(await isInsideWindow(clear)).toBe(true);
}

async function lookAtTheChat(walk: Walk): Promise<void> {
  const { page, say } = walk;
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Chat', 'app.header.chat') })
    .click();
  const dialog = page.getByRole('dialog');
  await seen(dialog.getByText(say("Hi, I'm Sherry! Where would you like to go?", 'chat.greeting.general')));
  await walk.look('chat');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Adds a family car with GPS, insurance and two attractions, and checks each tab. */
async function addExtras(walk: Walk): Promise<void> {
  const { page, say } = walk;
  const add = () => page.getByRole('button', { name: say('Add and continue', 'checkout.addAndContinue') });
  const heading = (english: string, id: string) =>
    seen(page.getByRole('heading', { name: say(english, id), level: 2 }));

  await heading('Car Rental', 'common.extras.kind.car');
  await press(page.getByRole('radio', { name: say('Family', 'common.extras.family') }));
  await press(page.getByRole('checkbox', { name: say('GPS', 'common.extras.gps') }));
  await seen(page.getByTestId('car-sum'));
  await walk.look('car');
  await add().click();

  await heading('Insurance', 'common.extras.kind.insurance');
  await walk.look('insurance');
  await add().click();

  await heading('Attractions', 'common.extras.kind.attractions');
  expect(await add().isDisabled()).toBe(true);
  for (const [name, id] of [
    ['Zoo', 'common.extras.zoo'],
    ['Kayak trip', 'common.extras.kayak'],
  ] as const) {
    const tickets = say('Tickets: {name}', 'checkout.tickets.tickets', { name: say(name, id) });
    await page.getByRole('button', { name: `${say('More:', 'ui.increase')} ${tickets}` }).click();
  }
  await expect.poll(() => add().isEnabled()).toBe(true);
  await walk.look('attractions');
  await add().click();
}

/** The last rate of a room has the corners of the room, inside its border: otherwise they would cut its frame. */
async function checkCorners(walk: Walk): Promise<void> {
  const room = rooms(walk).first().locator('xpath=ancestor::fieldset[1]');
  const [ofRate, ofRoom] = await room.evaluate((it) => {
    const cornerOf = (element: Element | null) =>
      element ? Number.parseFloat(getComputedStyle(element).borderEndEndRadius) : 0;
    const border = Number.parseFloat(getComputedStyle(it).borderBlockEndWidth);
    return [cornerOf(it.querySelector('label:last-child')), cornerOf(it) - border];
  });
  expect(ofRoom).toBeGreaterThan(0);
  expect(ofRate).toBe(ofRoom);
}

async function book(walk: Walk): Promise<void> {
  const { page, say } = walk;
  const member = newMember();
  await bookFirstRoom(walk);
  await page.waitForURL(/\/Checkout\?bookingId=/);
  await seen(page.getByRole('tab', { name: say('Create account', 'checkout.signIn.create') }));
  await walk.look('sign-in');
  await registerInPlace(walk, member);
  // The heading and the first field, not where the button of the account was.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await fillGuest(walk, member);
  await walk.look('guest');
  await page.getByRole('button', { name: say('Continue to Car Rental', 'checkout.guest.continue') }).click();
  await addExtras(walk);
  const summary = page.getByRole('region', { name: say('Summary', 'checkout.step.summary'), exact: true });
  // The room was filtered by free cancellation; its deadline is beside the payment at every width.
  const deadline = say('Free cancellation until {when}', 'checkout.order.freeUntil', { when: '' });
  await seen(summary.getByText(loosely(deadline)).first());
  await fillCard(walk, goodCard);
  await walk.look('summary');
  await payButton(walk).click();
}

async function checkThanks(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.waitForURL(/\/ThankYou\?bookingId=/);
  const id = new URL(page.url()).searchParams.get('bookingId') ?? '';
  const number = page.getByTestId('confirmation-number');
  await seen(number);
  await expect.poll(() => number.innerText()).toBe(id.slice(-8).toUpperCase());
  // The message contains Hebrew in every language.
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/[א-ת]/);
  await walk.look('thank-you');
}

/** One Back leaves the paid checkout for the hotel, and one Forward returns. */
async function checkBack({ page }: Walk): Promise<void> {
  const thanks = page.url();
  await page.goBack();
  await page.waitForURL(/\/Hotel\?/);
  await page.goForward();
  await page.waitForURL(thanks);
}

describe.each([
  ['en', 'desktop'],
  ['he', 'desktop'],
  ['en', 'phone'],
  ['he', 'phone'],
] as const)('the product, %s, %s', (language, size) => {
  it('leads from the home page to a paid booking', async () => {
    const watched = await product.open({ language, size });
    const { page } = watched;
    const walk = walkOn(watched, language, size);
    try {
      await page.goto(product.url);
      await seen(searchButton(walk));
      const html = page.locator('html');
      expect(await html.getAttribute('lang')).toBe(language);
      expect(await html.getAttribute('dir')).toBe(language === 'he' ? 'rtl' : 'ltr');
      await walk.look('home');
      await fillSearch(walk);
      await searchAndWait(walk);
      await checkHeading(walk);
      await walk.look('results');
      await filter(walk);
      await expect.poll(() => cards(walk).count()).toBeGreaterThan(0);
      await openFirstHotel(walk);
      await walk.look('hotel');
      await checkCorners(walk);
      await lookAtTheChat(walk);
      await book(walk);
      await checkThanks(walk);
      await checkBack(walk);
    } catch (failure) {
      await shoot(page, `way-${language}-${size}-failed`);
      throw failure;
    } finally {
      await watched.close();
    }
  });
});
