import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProvider } from '#backends/provider/main.ts';
import type { ProviderOffer } from '#models/search/offer.ts';
import { createHotelProvider } from '#upstreams/provider/client.ts';
import type { BookRequest, HotelProvider } from '#upstreams/provider/hotel-provider.ts';
import { DAY_MS } from '#shared/stay/time-units.ts';

const logger = pino({ level: 'silent' });
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let dataDir: string;
let backend: { url: string; close(): Promise<void> };
let provider: HotelProvider;
const clientWith = (password: string, baseUrl = backend.url): HotelProvider =>
  createHotelProvider({ baseUrl, username: 'agent', password, logger });

const control = async (body: object): Promise<void> => {
  const response = await fetch(new URL('/__sandbox/faults', backend.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'solera-provider-'));
  backend = await startProvider({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    username: 'agent',
    password: 'hush',
    control: true,
    logger,
  });
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await control({ reset: true });
  provider = clientWith('hush');
});

const stay = {
  checkIn: dayAhead(30),
  checkOut: dayAhead(32),
  rooms: [
    { adults: 2, childrenAges: [6] },
    { adults: 1, childrenAges: [] },
  ],
  nationality: 'AE',
};

async function telAviv(): Promise<readonly string[]> {
  const city = (await provider.cities('IL')).find(({ name }) => name === 'Tel Aviv');
  const hotels = await provider.hotelsOfCity(city?.code ?? '');
  return hotels.map((hotel) => hotel.code);
}

async function someOffer(): Promise<ProviderOffer> {
  const hotelCodes = (await telAviv()).slice(0, 100);
  const { offers } = await provider.searchOffers({ ...stay, hotelCodes });
  for (const list of offers.values()) if (list[0]) return list[0];
  throw new Error('Rooms in Tel Aviv expected');
}

const bookingOf = (offer: ProviderOffer, clientRef: string): BookRequest => ({
  bookingCode: offer.bookingCode,
  clientRef,
  totalFareLiteral: offer.totalFareLiteral,
  rooms: [
    [
      { title: 'Mr', firstName: 'Dan', lastName: 'Levi', type: 'Adult' },
      { title: 'Mrs', firstName: 'Dana', lastName: 'Levi', type: 'Adult' },
      { title: 'Ms', firstName: 'Noa', lastName: 'Levi', type: 'Child' },
    ],
    [{ title: 'Mr', firstName: 'Avi', lastName: 'Levi', type: 'Adult' }],
  ],
  email: 'desk@example.com',
  phone: '972500000000',
});

describe('the provider client and the sandbox', () => {
  it('agree on places and content', async () => {
    const countries = await provider.countries();
    expect(countries.length).toBeGreaterThan(200);
    expect(countries.map((country) => country.code)).toContain('IL');
    const codes = await telAviv();
    expect(codes.length).toBeGreaterThan(50);
    expect(new Set(await provider.allHotelCodes()).has(codes[0] ?? '')).toBe(true);
    const requested = codes.slice(0, 40);
    const contents = await provider.hotelContents([...requested, '9999999']);
    expect([...contents.keys()].toSorted()).toEqual(requested.toSorted());
    for (const hotel of contents.values()) {
      expect(hotel.name).not.toBe('');
      expect(hotel.description).not.toMatch(/<[a-z]|&[a-z]+;/i);
      expect(new Set(hotel.imageUrls).size).toBe(hotel.imageUrls.length);
      expect([1, 2, 3, 4, 5, null]).toContain(hotel.stars);
    }
  });

  it('agree on an empty city and on wrong credentials', async () => {
    expect(await provider.hotelsOfCity('999999999')).toEqual([]);
    await expect(clientWith('wrong').countries()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });

  it('agree on offers: cheapest first, sound, with their rules', async () => {
    const hotelCodes = (await telAviv()).slice(0, 100);
    const requestedAt = Date.now();
    const { offers, searchedAt } = await provider.searchOffers({ ...stay, hotelCodes });
    expect(searchedAt).toBeGreaterThanOrEqual(requestedAt);
    expect(searchedAt).toBeLessThanOrEqual(Date.now());
    expect(offers.size).toBeGreaterThan(10);
    for (const [code, list] of offers) {
      expect(hotelCodes).toContain(code);
      const fares = list.map((offer) => offer.totalFare.amountMinor);
      expect(fares).toEqual(fares.toSorted((a, b) => a - b));
      for (const offer of list) {
        expect(offer.roomNames).toHaveLength(2);
        expect(offer.totalFare.currency).toBe('ILS');
        expect(offer.cancellation.length).toBeGreaterThan(0);
        for (const tier of offer.cancellation) expect(tier.from).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
      }
    }
    expect((await provider.searchOffers({ ...stay, hotelCodes: ['9999999'] })).offers.size).toBe(0);
  });

  it('agree on every step from a search to a reservation and its cancellation', async () => {
    const offer = await someOffer();
    const check = await provider.checkOffer(offer.bookingCode);
    if (check.kind !== 'available') throw new Error(`The rate should be available, not ${check.kind}`);
    expect(check.offer.totalFareLiteral).toBe(offer.totalFareLiteral);
    expect(check.offer.rateConditions.join(' ')).not.toMatch(/&lt;|<[a-z]/);

    expect(await provider.reservation({ clientRef: 'SOL-EMB-1' })).toBeNull();
    const booked = await provider.book(bookingOf(check.offer, 'SOL-EMB-1'));
    if (booked.kind !== 'booked') throw new Error(`The room should be booked, not ${JSON.stringify(booked)}`);
    const { confirmationNumber } = booked;
    const reservation = await provider.reservation({ clientRef: 'SOL-EMB-1' });
    expect(reservation).toMatchObject({
      status: 'active',
      confirmationNumber,
      hotelCode: offer.hotelCode,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      currency: 'ILS',
    });
    expect(Number(reservation?.totalFare)).toBe(Number(offer.totalFareLiteral));
    const rows = await provider.reservationsBooked(dayAhead(-1), dayAhead(1));
    expect(rows).toContainEqual(expect.objectContaining({ confirmationNumber, clientRef: 'SOL-EMB-1' }));

    expect(await provider.cancel(confirmationNumber)).toEqual({ kind: 'accepted' });
    const after = await provider.reservation({ confirmationNumber });
    expect(['cancelling', 'cancelled']).toContain(after?.status);
    expect(await provider.cancel('ZZZZZZ')).toEqual({ kind: 'refused', statusCode: 479 });
  });

  it('agree on a Book without a response: unknown, and found by its reference', async () => {
    const check = await provider.checkOffer((await someOffer()).bookingCode);
    if (check.kind !== 'available') throw new Error('The rate should be available');
    await control({ faults: [{ call: 'Book', kind: 'no-answer', times: 1 }] });
    expect(await provider.book(bookingOf(check.offer, 'SOL-EMB-2'))).toMatchObject({ kind: 'unknown' });
    expect(await provider.reservation({ clientRef: 'SOL-EMB-2' })).toMatchObject({ status: 'active' });
  });

  it('agree on an expired rate and an unknown session', async () => {
    const { bookingCode } = await someOffer();
    await control({ faults: [{ call: 'PreBook', kind: 'refuse', code: 207, times: 1 }] });
    expect(await provider.checkOffer(bookingCode)).toEqual({ kind: 'gone', statusCode: 207 });
    const unknown = bookingCode.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '00000000-0000-4000-8000-000000000000');
    expect(await provider.checkOffer(unknown)).toMatchObject({ kind: 'gone' });
  });

  it.each([
    ['html', {}, 'UPSTREAM_ERROR'],
    ['empty', {}, 'UPSTREAM_ERROR'],
    ['torn', {}, 'PROVIDER_UNAVAILABLE'],
    ['http', { status: 500 }, 'PROVIDER_UNAVAILABLE'],
    ['refuse', { code: 429 }, 'RATE_LIMITED'],
  ])('fail with a code on %s', async (kind, details, code) => {
    await control({ faults: [{ call: 'CountryList', kind, ...details }] });
    await expect(provider.countries()).rejects.toMatchObject({ code });
  });

  it('recover from one dropped connection and one 503', async () => {
    await control({
      faults: [
        { call: 'CountryList', kind: 'drop', times: 1 },
        { call: 'CityList', kind: 'http', status: 503, times: 1 },
      ],
    });
    expect((await provider.countries()).length).toBeGreaterThan(200);
    expect((await provider.cities('IL')).length).toBeGreaterThan(5);
  });
});
