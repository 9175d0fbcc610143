import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startFaultProxy } from '../support/servers/fault-proxy.ts';
import { startRedis } from '../support/servers/redis.ts';
import { startTcpProxy } from '../support/servers/tcp-proxy.ts';
import { startStubServer } from '../support/servers/stub-server.ts';
import { Visitor } from '../support/visitor.ts';
import { newBooking, hotelPage, pay, register } from '../integration/support/booking.ts';
import { twoNights } from '../integration/support/search.ts';
import { expectAccessible, shoot, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { type Sandbox, sandboxHotel, sandboxOf } from './support/product/sandbox.ts';
import {
  bookAsNewMember,
  bookFirstRoom,
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
  stay,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

/** Provider, chat and Redis fail one after the other under one product that keeps running. */
const assistant = await startStubServer();
const chatProxy = await startFaultProxy(assistant.url);
const redis = await startRedis();
const redisProxy = await startTcpProxy(redis.url);
const product = builtProduct({
  CHAT_URL: chatProxy.url,
  CHAT_SECRET: 'a-secret-of-the-test',
  REDIS_URL: redisProxy.url,
  DEMO: '1',
});

/** Longer than a circuit breaker stays open. */
const recovery = { timeout: 90_000, interval: 2_000 };
let sandbox: Sandbox;
let watched: WatchedPage;

beforeAll(async () => {
  sandbox = await sandboxOf(product.url);
  assistant.json({ threadId: 't1', response: 'Shalom from Sherry' });
});
afterEach(async () => {
  await sandbox.heal();
  chatProxy.change(null);
  redisProxy.change('up');
  await watched.close();
  if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
});
afterAll(async () => {
  await chatProxy.close();
  await redisProxy.close();
  await Promise.all([assistant.close(), redis.stop()]);
});

async function travel(language: 'en' | 'he'): Promise<Traveller> {
  watched = await product.open({ language });
  return travellerOn(watched, language);
}

async function openHotel(traveller: Traveller, id: string): Promise<void> {
  await traveller.page.goto(product.url + hotelPath(id));
  await seen(rooms(traveller).first());
}

const noAnswer = ({ page, say }: Traveller) =>
  page
    .getByText(
      say(
        'Could not create booking. Please try again or select different dates. Nothing was booked or charged. The hotel’s system is not answering at the moment.',
        'hotel.booking.unavailable',
      ),
    )
    .first();

/** A stored hotel in the city, as the city's search finds it. */
async function storedHotel(): Promise<string> {
  const { data } = await new Visitor(() => product.url).ask<{
    hotelSearch: { hotels: { id: string; source: string; total: object | null }[] };
  }>(
    `query($criteria: SearchCriteriaInput!) {
      hotelSearch(criteria: $criteria, page: { page: 1, pageSize: 50 }) { hotels { id source total { amount } } }
    }`,
    {
      criteria: {
        location: 'Tel Aviv',
        countryCode: 'IL',
        cityCode: '293397',
        cityName: 'Tel Aviv',
        stay: { checkIn: stay.checkIn, checkOut: stay.checkOut, occupancy: { adults: 2 } },
      },
    },
  );
  const found = data.hotelSearch.hotels.find(({ source, total }) => source === 'STORED' && total !== null);
  if (!found) throw new Error('no stored hotel with rooms');
  return found.id;
}

it('while the provider is down, found hotels stay, stored hotels can be booked, the page explains the rest in Hebrew, and it recovers', async () => {
  const dana = await travel('he');
  const { page, say } = dana;
  await page.goto(product.url + resultsPath);
  await resultsDone(dana);
  const stored = await storedHotel();
  await openHotel(dana, sandboxHotel);
  await sandbox.fault({ call: '*', kind: 'drop' });

  await bookFirstRoom(dana);
  await seen(noAnswer(dana));
  expect(new URL(page.url()).pathname).toBe('/Hotel');
  await page.goto(product.url + resultsPath);
  await seen(cards(dana).first());
  await page.goto(product.url + hotelPath('1000243'));
  await seen(page.getByText(say('Failed to load hotel details.', 'hotel.load-failed')));
  await expectAccessible(page);
  await shoot(page, 'degraded-provider-he');

  await openHotel(dana, stored);
  const member = await bookAsNewMember(dana);
  await skipToSummary(dana, member);
  await fillCard(dana, goodCard);
  await payButton(dana).click();
  await page.waitForURL(/\/ThankYou\?/);
  await seen(page.getByTestId('confirmation-number'));

  await sandbox.heal();
  await openHotel(dana, sandboxHotel);
  await expect
    .poll(async () => {
      if (!page.url().includes('/Checkout')) await bookFirstRoom(dana).catch(() => undefined);
      return page.url();
    }, recovery)
    .toContain('/Checkout');
});

it('when the provider answers HTML, the list says what is missing, and loads it on request', async () => {
  const dana = await travel('en');
  const { page } = dana;
  await sandbox.fault({ call: 'Search', kind: 'html' });
  const haifa = resultsPath.replaceAll('Tel+Aviv', 'Haifa').replace('293397', await cityCode('Haifa'));
  await page.goto(product.url + haifa);
  const missing = page.getByText(/^\d+ hotels could not be checked\. The list shows the others\.$/).first();
  await seen(missing);
  await expectAccessible(page);
  await shoot(page, 'degraded-provider-garbage');
  await sandbox.heal();
  await expect
    .poll(async () => {
      const again = page.getByRole('button', { name: /again|retry/i }).first();
      if (await again.isVisible()) await again.click();
      return missing.isVisible();
    }, recovery)
    .toBe(false);
  await resultsDone(dana);
});

async function cityCode(name: string): Promise<string> {
  const { data } = await new Visitor(() => product.url).ask<{ cities: { code: string }[] }>(
    'query($search: String!) { cities(countryCode: "IL", search: $search) { code } }',
    { search: name },
  );
  return data.cities[0]?.code ?? '';
}

it('while the chat service is down, slow or sends invalid data, the chat shows a note in both languages, keeps the message, and the page works', async () => {
  const dana = await travel('en');
  const { page } = dana;
  await page.goto(`${product.url}/`);
  await page
    .getByRole('button', { name: /Chat with Sherry/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Sherry' });
  const field = dialog.getByLabel('Write a message');
  const note = dialog.getByText('אופס, הייתה בעיית תקשורת. נסו שוב בעוד רגע.');
  const again = dialog.getByRole('button', { name: 'Send again' });

  chatProxy.change({ kind: 'refuse' });
  await field.fill('Is there a pool?');
  await field.press('Enter');
  await seen(note);
  await seen(dialog.getByText('Oops, there was a communication problem. Please try again in a moment.'));
  // The message stays in the conversation, from which it can be sent again.
  await seen(dialog.getByText('Is there a pool?'));
  expect(await field.inputValue()).toBe('');
  await expectAccessible(page);
  await shoot(page, 'degraded-chat');

  chatProxy.change({ kind: 'garbage' });
  await again.click();
  await seen(dialog.getByText(/is typing/).or(note));
  await seen(note);
  let goOn: () => void = () => undefined;
  chatProxy.change({ kind: 'held', until: new Promise<void>((resolve) => (goOn = resolve)) });
  await again.click();
  await dialog
    .getByText(/is typing/)
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await seen(page.getByRole('form', { name: 'Search for hotels' }));
  goOn();

  chatProxy.change(null);
  await page
    .getByRole('button', { name: /Chat with Sherry/ })
    .first()
    .click();
  await field.fill('Is there a pool?');
  await field.press('Enter');
  await seen(dialog.getByText('Shalom from Sherry'));
});

it('while Redis does not respond, travellers search, book and pay as usual', async () => {
  redisProxy.change('silent');
  const ready = async () => (await fetch(`${product.url}/readyz`)).json() as Promise<object>;
  await expect.poll(ready, recovery).toMatchObject({ status: 'degraded', parts: { cache: { ok: false } } });
  const dana = await travel('he');
  const { page } = dana;
  await page.goto(product.url + resultsPath);
  await resultsDone(dana);
  await openHotel(dana, sandboxHotel);
  const member = await bookAsNewMember(dana);
  await skipToSummary(dana, member);
  await fillCard(dana, goodCard);
  await payButton(dana).click();
  await page.waitForURL(/\/ThankYou\?/);
  redisProxy.change('up');
  await expect.poll(ready, recovery).toMatchObject({ status: 'ok', parts: { cache: { ok: true } } });
});

/** Another member tries to pay for the same hotel, without a browser. */
async function payElsewhere(): Promise<void> {
  const visitor = new Visitor(() => product.url);
  const lodging = { ...twoNights(), checkIn: stay.checkIn, checkOut: stay.checkOut };
  await register(visitor);
  const [offer] = (await hotelPage(visitor, sandboxHotel, lodging)).offers.offers;
  if (!offer) throw new Error('no room');
  const draft = await newBooking(visitor, { hotelId: sandboxHotel, offer, stay: lodging });
  await pay(visitor, { bookingId: draft.id, expectedTotalMinor: draft.totalToPay.amountMinor });
}

it('while only Book fails, the checkout shows one sentence, keeps the draft, and the same button pays once Book works again', async () => {
  const dana = await travel('en');
  const { page } = dana;
  await openHotel(dana, sandboxHotel);
  const member = await bookAsNewMember(dana);
  await skipToSummary(dana, member);
  await fillCard(dana, goodCard);
  await sandbox.fault({ call: 'Book', kind: 'http', status: 503 });
  // After five failures the circuit breaker opens.
  for (let each = 0; each < 5; each += 1) await payElsewhere();
  await payButton(dana).click();
  const sorry = page.getByRole('alertdialog');
  await seen(sorry.getByText(/Nothing was booked or charged\. The hotel’s system is not answering/));
  await expectAccessible(page);
  await sorry.getByRole('button', { name: 'OK' }).click();
  expect(new URL(page.url()).pathname).toBe('/Checkout');

  await sandbox.heal();
  await expect
    .poll(
      async () => {
        if (await sorry.isVisible()) await sorry.getByRole('button', { name: 'OK' }).click();
        if (await payButton(dana).isEnabled()) await payButton(dana).click();
        await sorry.or(page.getByTestId('confirmation-number')).waitFor();
        return page.url();
      },
      { timeout: 90_000, interval: 13_000 },
    )
    .toContain('/ThankYou');
});
