/** The assistant's tools against the real product: with real data, and when the gateway does not respond. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noWishes } from '#backends/assistant/dialog/state.ts';
import { createTools } from '#backends/assistant/tools/create-tools.ts';
import type { HotelQuery, Place, Stay, Tools } from '#backends/assistant/tools/tools.ts';
import type { Wishes } from '#backends/assistant/tools/wishes.ts';
import { startFaultProxy, type FaultProxy } from '../support/servers/fault-proxy.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startStubServer, type StubServer } from '../support/servers/stub-server.ts';
import type { Visitor } from '../support/visitor.ts';
import { newBooking, hotelPage, register } from './support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';
import { storedHotels, paidStay } from './support/stays.ts';

let product: TestProduct;
let proxy: FaultProxy;
let browser: StubServer;
let haifa: Place;
let requested = 0;

beforeAll(async () => {
  product = await startTestProduct();
  proxy = await startFaultProxy(product.url);
  proxy.onRequest(() => (requested += 1));
  browser = await startStubServer();
  const visitor = product.visitor();
  const city = await cityNamed(visitor, 'Haifa');
  // On a busy machine the search may take longer than one reply of the assistant waits.
  await searchWhole(visitor, criteriaOf(city, twoNights()));
  const { code, name, nameHe } = city;
  const country = { countryCode: 'IL', countryName: { en: 'Israel', he: 'ישראל' } };
  haifa = { kind: 'city', code, name: { en: name, he: nameHe }, ...country };
});
afterAll(async () => {
  await browser.close();
  await proxy.close();
  await product.stop();
});
beforeEach(async () => {
  proxy.change(null);
  await product.sandbox.heal();
  requested = 0;
});

const activities: string[] = [];
const toolsAt = (gatewayUrl: () => string, signal = new AbortController().signal): Tools =>
  createTools({
    gatewayUrl,
    callerToken: null,
    signal,
    now: Date.now,
    onActivity: (activity) => activities.push(activity),
  });
const visitorTools = (signal?: AbortSignal): Tools => toolsAt(() => proxy.url, signal);

/** Tools whose requests reach the gateway with the cookies of this visitor. */
function toolsOf(visitor: Visitor): Tools {
  browser.answer(({ url, body }, response) => {
    requested += 1;
    const headers = { 'content-type': 'application/json' };
    const passOn = async (): Promise<void> => {
      const answer = await visitor.fetch(url, { method: 'POST', headers, body });
      response.writeHead(answer.status, headers).end(await answer.text());
    };
    void passOn();
  });
  return toolsAt(() => browser.url);
}

const stayOf = (ahead = 40): Stay => {
  const { checkIn, checkOut } = twoNights(ahead);
  return { checkIn, checkOut, adults: 2, childrenAges: [], infants: 0, rooms: 1 };
};
const queryOf = (wishes: Partial<Wishes> = {}, page = 1): HotelQuery => ({
  place: haifa,
  stay: stayOf(),
  wishes: { ...noWishes, ...wishes },
  page,
});

describe('a search', () => {
  it('waits until it is complete, and returns pages of five together with the query', async () => {
    activities.length = 0;
    const query = queryOf({ sort: 'PRICE_ASC' });
    const found = await visitorTools().searchHotels(query);
    expect(found).toMatchObject({ query, nights: 2, isComplete: true, isStale: false });
    expect(requested).toBeLessThanOrEqual(11);
    expect(found.checked).toBe(found.total);
    expect(found.hotels).toHaveLength(5);
    const paid = found.hotels.map(({ fullCost }) => fullCost?.amountMinor ?? Infinity);
    expect(paid).toEqual(paid.toSorted((one, other) => one - other));
    expect(activities).toEqual(['searching']);

    await product.sandbox.forget();
    const next = await visitorTools().searchHotels(queryOf({ sort: 'PRICE_ASC' }, 2));
    const firstIds = found.hotels.map(({ id }) => id);
    expect(next.hotels.some(({ id }) => firstIds.includes(id))).toBe(false);
    expect(await product.sandbox.counts()).not.toHaveProperty('Search');
  });

  it('applies the wishes', async () => {
    const found = await visitorTools().searchHotels(
      queryOf({ amenities: ['Pool'], price: { min: 0, max: 700, per: 'NIGHT' } }),
    );
    expect(found.hotels.length).toBeGreaterThan(0);
    for (const { amenities, pricePerNight } of found.hotels) {
      expect(amenities).toContain('Pool');
      expect(pricePerNight?.amountMinor).toBeLessThanOrEqual(70_000);
    }
    expect(found.matching).toBeLessThan(found.total);
  });

  it('returns the hotels found so far when the provider is slow', async () => {
    await product.sandbox.fault({ call: 'Search', kind: 'delay', ms: 8_000 });
    const query = { ...queryOf(), stay: stayOf(77) };
    const found = await visitorTools().searchHotels(query);
    expect(found.isComplete).toBe(false);
    expect(found.checked).toBeLessThan(found.total);
  });

  it('that is stopped rejects with the reason of the abort', async () => {
    await product.sandbox.fault({ call: 'Search', kind: 'delay', ms: 8_000 });
    const turn = new AbortController();
    const reason = new Error('stopped by the traveller');
    const searching = visitorTools(turn.signal).searchHotels({ ...queryOf(), stay: stayOf(88) });
    await expect.poll(() => requested).toBeGreaterThan(1);
    turn.abort(reason);
    await expect(searching).rejects.toBe(reason);
  });
});

describe('a place', () => {
  it('is found in both languages, with one request', async () => {
    const [city] = await visitorTools().findPlaces(['hotels', ' Haifa ', 'Haifa', '', 'x'.repeat(101)]);
    expect(city).toEqual({ ...haifa, words: 'Haifa', likeness: 1 });
    expect(await visitorTools().findPlaces(['hotels', 'Haifa'])).toContainEqual(city);
    expect(requested).toBe(1);
    expect((await visitorTools().findPlaces(['חיפה']))[0]).toMatchObject({ code: haifa.code });
    expect(await visitorTools().findPlaces([])).toEqual([]);
    expect(requested).toBe(2);
  });

  it('that is a region has cities to choose from, in either language', async () => {
    const [region] = await visitorTools().findRegions(['hotels', 'galilee']);
    expect(region).toMatchObject({ name: { en: 'the Galilee', he: 'הגליל' }, words: 'galilee' });
    expect(region?.cities.map(({ name }) => name.en)).toContain('Tiberias');
    expect((await visitorTools().findRegions(['גליל']))[0]?.name).toEqual(region?.name);
  });
});

describe('a hotel', () => {
  it('is read with facts, rooms and cheaper dates', async () => {
    const tools = visitorTools();
    const { hotels } = await tools.searchHotels(queryOf({ sort: 'PRICE_DESC' }));
    const [dear] = hotels;
    if (!dear?.total) throw new Error('no hotel has a price');
    expect(await tools.hotel(dear.id)).toMatchObject({ id: dear.id, name: dear.name });
    const found = await tools.offers(dear.id, stayOf());
    expect(found).toMatchObject({ stay: stayOf(), nights: 2 });
    expect(found.offers[0]?.total).toEqual(dear.total);
    expect(found.offers.every(({ isFree, freeUntil }) => isFree || freeUntil === null)).toBe(true);
    // A hotel may have no rooms on any of the other dates, but not all five hotels.
    const dearer = hotels.flatMap(({ id, total }) => {
      const sum = total && { ...total, amountMinor: total.amountMinor * 3 };
      return sum ? [{ id, total: sum, fullCost: sum }] : [];
    });
    const hints = await Promise.all(dearer.map((one) => tools.cheaperDates(one.id, stayOf(), one)));
    const cheaper = hints.find((hint) => hint !== null);
    expect(cheaper?.savingPercent).toBeGreaterThanOrEqual(5);
    expect(cheaper?.checkIn).toMatch(/^\d{4}-\d\d-\d\d$/u);
    for (const other of await tools.nearestDates(dear.id, stayOf())) expect(other.total.currency).toBe('ILS');
  });

  it('that does not exist is null, and reading its rooms fails', async () => {
    const tools = visitorTools();
    expect(await tools.hotel('99999999')).toBeNull();
    await expect(tools.offers('99999999', stayOf())).rejects.toMatchObject({
      name: 'ToolFailed',
      code: 'NOT_FOUND',
    });
  });

  it('is refused for a stay in the past, with the gateway’s code', async () => {
    const [hotel] = await storedHotels(product.visitor());
    const yesteryear = { ...stayOf(), checkIn: '2020-01-01', checkOut: '2020-01-02' };
    await expect(visitorTools().offers(hotel?.id ?? '', yesteryear)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('data that is the same for everyone', () => {
  it('is read once a minute: extras and exchange rates', async () => {
    const first = await visitorTools().extras();
    expect(first.cars.length).toBeGreaterThan(0);
    expect(first.insurance.pricePerGuest.currency).toBe('ILS');
    expect(await visitorTools().extras()).toEqual(first);
    const dollars = await visitorTools().inShekels(100, 'USD');
    expect(dollars.shekels).toBeGreaterThan(100);
    expect(Number.isInteger(dollars.shekels)).toBe(true);
    expect(await visitorTools().inShekels(250, 'ILS')).toEqual({ shekels: 250, asOf: dollars.asOf });
    await expect(visitorTools().inShekels(1, 'XXX')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(requested).toBe(2);
  });
});

describe('a page of the product', () => {
  it('is returned in both languages and requested only once, and an unknown page is refused', async () => {
    const page = await visitorTools().page('cancellation');
    expect(page).toMatchObject({ href: '/CancellationPolicy' });
    expect(page?.paragraphs.length).toBeGreaterThan(0);
    expect(page?.paragraphs[0]?.he).toMatch(/\p{Script=Hebrew}/u);
    expect(await visitorTools().page('cancellation')).toEqual(page);
    expect(requested).toBe(1);
    await expect(visitorTools().page('weather')).rejects.toMatchObject({ name: 'ToolFailed' });
  });
});

describe('bookings', () => {
  it('are null for a visitor, and another member’s booking does not exist', async () => {
    const owner = product.visitor();
    await register(owner);
    const [hotel] = await storedHotels(owner);
    const id = await paidStay(owner, hotel?.id ?? '');
    expect(await visitorTools().bookings()).toBeNull();
    expect(await visitorTools().booking(id)).toBeNull();
    expect(await toolsOf(product.visitor()).booking(id)).toBeNull();
  });

  it('of a member include the cancellation fee, with two requests for all', async () => {
    const member = product.visitor();
    await register(member);
    const [one, other] = await storedHotels(member);
    const ids = [await paidStay(member, one?.id ?? ''), await paidStay(member, other?.id ?? '')];
    const stay = twoNights(60);
    const [offer] = (await hotelPage(member, one?.id ?? '', stay)).offers.offers;
    if (!offer) throw new Error('no rooms');
    const draft = await newBooking(member, { hotelId: one?.id ?? '', offer, stay });

    const tools = toolsOf(member);
    requested = 0;
    const bookings = await tools.bookings();
    expect(requested).toBe(2);
    expect(bookings?.map(({ id }) => id)).toEqual([draft.id, ...ids.toReversed()]);
    for (const booking of bookings ?? []) {
      expect(booking.number).toBe(booking.id.slice(-8).toUpperCase());
      expect(booking.canCancel).toBe(booking.status === 'confirmed');
      expect(booking.cancellation !== null).toBe(booking.canCancel);
      if (!booking.cancellation) continue;
      const { fee, refund } = booking.cancellation;
      expect(fee.amountMinor + refund.amountMinor).toBe(booking.totalToPay.amountMinor);
    }
    expect(await tools.booking(ids[0] ?? '')).toEqual(bookings?.find(({ id }) => id === ids[0]));
    expect(await toolsOf(product.visitor()).bookings()).toBeNull();
  });
});

describe('the gateway behind the tools', () => {
  it.each([
    ['is down', { kind: 'refuse' }, 'UPSTREAM_ERROR'],
    ['answers HTML', { kind: 'garbage' }, 'UPSTREAM_ERROR'],
    ['fails', { kind: 'status', status: 500 }, 'UPSTREAM_ERROR'],
    ['does not respond', { kind: 'hang' }, 'TIMEOUT'],
  ] as const)('that %s makes a tool fail with an error code', async (_name, trouble, code) => {
    proxy.change(trouble);
    const failed = { name: 'ToolFailed', code };
    const tools = visitorTools();
    await expect(tools.hotel('1')).rejects.toMatchObject(failed);
    await expect(tools.searchHotels(queryOf())).rejects.toMatchObject(failed);
    expect(requested).toBe(2);
  });

  it('hotels found so far are returned when the gateway stops responding during a search', async () => {
    await product.sandbox.fault({ call: 'Search', kind: 'delay', ms: 8_000 });
    let seen = 0;
    proxy.change(() => ((seen += 1) > 1 ? { kind: 'refuse' } : null));
    const found = await visitorTools().searchHotels({ ...queryOf(), stay: stayOf(99) });
    expect(found.isComplete).toBe(false);
    expect(seen).toBe(2);
  });

  it('is not followed when it redirects to another URL', async () => {
    browser.answer((_request, response) => response.writeHead(302, { location: product.url }).end());
    await expect(toolsAt(() => browser.url).hotel('1')).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
    expect(browser.seen.at(-1)?.headers).not.toHaveProperty('x-caller-token');
  });

  it("is called with the caller's token", async () => {
    browser.json({ data: { hotel: null } });
    const tools = createTools({
      gatewayUrl: () => browser.url,
      callerToken: 'a token',
      signal: new AbortController().signal,
      now: Date.now,
      onActivity: () => undefined,
    });
    expect(await tools.hotel('1')).toBeNull();
    expect(browser.seen.at(-1)?.headers).toMatchObject({ 'x-caller-token': 'a token' });
  });
});
