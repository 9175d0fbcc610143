import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { WatchedPage } from './page/browser.ts';
import { dayFromToday } from './dates.ts';
import { type Language, type Say, wordsOf } from './words.ts';

/** A person who uses the browser in one language. */
export interface Traveller {
  readonly page: Page;
  readonly say: Say;
  readonly language: Language;
}

export const travellerOn = ({ page }: Pick<WatchedPage, 'page'>, language: Language): Traveller => ({
  page,
  language,
  say: wordsOf(language),
});

/** Waits until the element is visible. */
export const seen = (locator: Locator): Promise<void> => locator.waitFor({ state: 'visible' });

/**
 * Waits until the element has faded in too: on touch screens the component library keeps a dialog transparent
 * until the on-screen keyboard may be open.
 */
export async function clearlySeen(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((it) => it.checkVisibility({ opacityProperty: true }))).toBe(true);
}

/** The place that the tests search, as each language names it. */
export const places = {
  en: { country: 'Israel', city: 'Tel Aviv' },
  he: { country: 'ישראל', city: 'תל אביב' },
  ar: { country: 'إسرائيل', city: 'Tel Aviv' },
} as const;

/** The stay of all tests: three nights, a month ahead. */
export const stay = { checkIn: dayFromToday(30), checkOut: dayFromToday(33), nights: 3 } as const;

/** Types into a field with suggestions and chooses the row with exactly this text. */
async function takeSuggestion(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await field.pressSequentially(text, { delay: 15 });
  const row = page.getByRole('option').filter({ hasText: text }).first();
  await seen(row);
  // On a busy machine a late response may replace the list after the key was pressed.
  const focused = page.locator('[role=option][data-focused]').filter({ hasText: text });
  await expect
    .poll(async () => {
      if ((await focused.count()) === 0) await field.press('ArrowDown');
      return focused.count();
    })
    .toBe(1);
  await field.press('Enter');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
}

async function typeDates({ page, say }: Traveller): Promise<void> {
  await page.getByRole('button', { name: say('Dates', 'discover.search.dates') }).click();
  const panel = page.getByRole('dialog', { name: say('Dates', 'discover.search.dates') });
  await panel.getByRole('textbox', { name: say('Check-in', 'discover.search.checkIn') }).fill(stay.checkIn);
  const end = panel.getByRole('textbox', { name: say('Check-out', 'discover.search.checkOut') });
  await end.fill(stay.checkOut);
  await end.press('Enter');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
}

/** Fills in the search of the home page: Israel, Tel Aviv, the stay; does not submit it. */
export async function fillSearch(traveller: Traveller): Promise<void> {
  const { page, say, language } = traveller;
  const form = page.getByRole('form', { name: say('Search for hotels', 'discover.search.form') });
  const field = (name: string) => form.getByRole('combobox', { name, exact: true });
  const { country, city } = places[language];
  await takeSuggestion(page, field(say('Destination', 'discover.search.destination')), country);
  const cityField = field(say('City', 'discover.search.city'));
  await expect.poll(() => cityField.isEnabled()).toBe(true);
  await takeSuggestion(page, cityField, city);
  await typeDates(traveller);
}

export const searchButton = ({ page, say }: Traveller): Locator =>
  page
    .getByRole('form', { name: say('Search for hotels', 'discover.search.form') })
    .getByRole('button', { name: say('Search', 'discover.search.submit'), exact: true });

/** Cards of the result list, without the skeletons. */
export const cards = ({ page, say }: Traveller): Locator =>
  page.getByRole('list', { name: say('Hotels', 'discover.results.list'), exact: true }).getByRole('article');

/**
 * Waits until the search is complete and all cards are shown, including better matches that wait for a press.
 */
export async function resultsDone(traveller: Traveller): Promise<void> {
  const { page, say } = traveller;
  await seen(cards(traveller).first());
  await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 60_000 }).toBe(0);
  // The last prices arrive a moment after the search is reported as complete.
  const waiting = cards(traveller).getByText(say('Checking the price…', 'discover.card.pricePending'));
  await expect.poll(() => waiting.count(), { timeout: 30_000 }).toBe(0);
  await expect.poll(() => page.locator('ul[aria-busy=true]').count(), { timeout: 30_000 }).toBe(0);
  const listWithNews = page.locator('ul[data-held]');
  const news = listWithNews.locator('xpath=preceding-sibling::div').getByRole('button');
  const left = async () => {
    if ((await news.count()) > 0) await news.click();
    return listWithNews.count();
  };
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
}

/** Opens the first hotel of the results and waits for its rooms. */
export async function openFirstHotel(traveller: Traveller): Promise<void> {
  const link = cards(traveller).first().getByRole('link');
  await link.click();
  await traveller.page.waitForURL(/\/Hotel\?/);
  await seen(rooms(traveller).first());
}

export const hotelPath = (id: string): string =>
  `/Hotel?${new URLSearchParams({ id, checkin: stay.checkIn, checkout: stay.checkOut, guests: '2' })}`;

export const rooms = ({ page, say }: Traveller): Locator =>
  page.getByRole('radiogroup', { name: say('Choose your room', 'hotel.rooms.heading') }).getByRole('radio');

/** Clicks the card that a radio button is drawn as. */
export const press = (radio: Locator): Promise<void> => radio.locator('xpath=ancestor::label').click();

/** Chooses the first room and presses Book Now. */
export async function bookFirstRoom(traveller: Traveller): Promise<void> {
  await press(rooms(traveller).first());
  await expect.poll(() => rooms(traveller).first().isChecked()).toBe(true);
  await bookNow(traveller).click();
}

export const bookNow = ({ page, say }: Traveller): Locator =>
  page.getByRole('button', { name: say('Book Now', 'hotel.panel.book-now'), exact: true });

export interface NewMember {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

let members = 0;

/** Details for a new account. */
export function newMember(): NewMember {
  members += 1;
  return {
    fullName: 'Maya Stern',
    email: `maya.${Date.now().toString(36)}.${members}@example.com`,
    password: 'a-long-walk-42',
  };
}

/** Creates an account in the checkout's sign-in step and waits for the guest details. */
export async function registerInPlace(traveller: Traveller, member: NewMember): Promise<void> {
  const { page, say } = traveller;
  await page.getByRole('tab', { name: say('Create account', 'checkout.signIn.create') }).click();
  const form = page.getByRole('tabpanel');
  const fill = (label: string, value: string) => form.getByLabel(label).fill(value);
  await fill(say('Full name', 'checkout.signIn.fullName'), member.fullName);
  await fill(say('Email', 'checkout.signIn.email'), member.email);
  await fill(say('Password', 'checkout.signIn.password'), member.password);
  await form.getByRole('button', { name: say('Create account', 'checkout.signIn.create') }).click();
  await seen(guestField(traveller, 'firstName'));
}

export const guestField = ({ page }: Traveller, name: string): Locator => page.locator(`input[name=${name}]`);

/** Fills in the required guest fields; in Latin letters, because the provider requires them. */
export async function fillGuest(traveller: Traveller, member: NewMember): Promise<void> {
  await guestField(traveller, 'firstName').fill('Maya');
  await guestField(traveller, 'lastName').fill('Stern');
  await guestField(traveller, 'email').fill(member.email);
}

/** A card number with a valid check digit that is not declined. */
export const goodCard = '4580 4580 4580 4580';

/** Fills in the payment form of the summary. */
export async function fillCard({ page, say }: Traveller, number: string): Promise<void> {
  await page.getByLabel(say('Name on card', 'checkout.payment.cardName')).fill('Maya Stern');
  await page.getByLabel(say('Card number', 'checkout.payment.cardNumber')).fill(number);
  await page.getByLabel(say('Expiry date', 'checkout.payment.expiryDate')).fill('09/39');
  await page.getByLabel(say('CVV', 'checkout.payment.cvv')).fill('123');
}

export const payButton = ({ page, say }: Traveller): Locator =>
  page.getByRole('button', { name: say('Pay and book', 'checkout.payment.pay') });

/** Gets from a hotel page to the guest details, as a new member. */
export async function bookAsNewMember(traveller: Traveller): Promise<NewMember> {
  const member = newMember();
  await bookFirstRoom(traveller);
  await traveller.page.waitForURL(/\/Checkout\?bookingId=/);
  await registerInPlace(traveller, member);
  return member;
}

/** Fills in the guest details and skips the other steps up to the payment on the summary. */
export async function skipToSummary(traveller: Traveller, member: NewMember): Promise<void> {
  const { page, say } = traveller;
  await fillGuest(traveller, member);
  await page.getByRole('button', { name: say('Skip to Summary', 'checkout.guest.skipToSummary') }).click();
  await seen(payButton(traveller));
}

/** URL of a search of Tel Aviv, for tests that start at the results. The city code is the sandbox's. */
export const resultsPath = `/?${new URLSearchParams({
  destination: 'Israel',
  country: 'IL',
  city: '293397',
  cityName: 'Tel Aviv',
  checkin: stay.checkIn,
  checkout: stay.checkOut,
  guests: '2',
})}`;

/** Searches Tel Aviv. @returns the ids of the first two hotels; they are far apart on the map */
export async function firstHotels(traveller: Traveller, origin: string): Promise<readonly string[]> {
  await traveller.page.goto(origin + resultsPath);
  await resultsDone(traveller);
  const links = await cards(traveller)
    .getByRole('link')
    .evaluateAll((all) => all.map((it) => new URL((it as HTMLAnchorElement).href).searchParams.get('id')));
  return [...new Set(links.filter((id) => id !== null))].slice(0, 2);
}
