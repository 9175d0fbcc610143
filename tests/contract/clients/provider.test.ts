import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHotelProvider } from '#upstreams/provider/client.ts';
import * as bodies from '#tests/fixtures/wire/clients/provider.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';

let server: StubServer;
let provider: ReturnType<typeof createHotelProvider>;
beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  provider = createHotelProvider({
    baseUrl: `${server.url}/Any_HotelAPI`,
    username: 'agent',
    password: 'hush',
    logger: pino({ level: 'silent' }),
    now: () => 1_000,
  });
});

const sent = () => JSON.parse(server.seen[0]?.body ?? 'null');
const stay = {
  checkIn: '2031-05-02',
  checkOut: '2031-05-04',
  hotelCodes: ['1000001', '1000002'],
  rooms: [
    { adults: 2, childrenAges: [6] },
    { adults: 1, childrenAges: [] },
  ],
  nationality: 'AE',
};

describe('content read by the provider client', () => {
  it('contains each country once, requested by GET with basic auth', async () => {
    server.json(bodies.countries);
    expect(await provider.countries()).toEqual([
      { code: 'IL', name: 'Israel' },
      { code: 'AG', name: 'Antigua & Barbuda' },
    ]);
    expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/Any_HotelAPI/CountryList' });
    expect(server.seen[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('agent:hush').toString('base64')}`,
    );
  });

  it('contains cities whose codes are sent as numbers', async () => {
    server.json(bodies.cities);
    expect(await provider.cities('IL')).toEqual([
      { code: '100001', name: 'Tel Aviv', countryCode: 'IL' },
      { code: '100002', name: 'Al Lith, Makkah', countryCode: 'IL' },
    ]);
    expect(sent()).toEqual({ CountryCode: 'IL' });
  });

  it('contains hotels from long and from short rows', async () => {
    server.json(bodies.hotelList);
    const [long, short, ...rest] = await provider.hotelsOfCity('100001');
    expect(long).toEqual({
      code: '1000001',
      name: 'Sea & Sun',
      city: 'Tel Aviv',
      country: 'Israel',
      address: 'Beach 1',
      stars: 5,
      coordinates: { latitude: 32.0853, longitude: 34.7818 },
      facilities: ['Pool'],
      tripAdvisorRating: 4.5,
    });
    expect(short).toMatchObject({ code: '1000002', stars: 5, coordinates: null, facilities: null });
    expect(rest).toEqual([]);
    expect(sent()).toEqual({ CityCode: '100001', IsDetailedResponse: 'true' });
  });

  it('may be empty: “none found” is a valid response for cities and contents', async () => {
    server.json(bodies.status(500, 'No Hotels Found'));
    expect(await provider.hotelContents(['999'])).toEqual(new Map());
    server.json(bodies.status(500, 'No Cities Found'));
    expect(await provider.cities('AQ')).toEqual([]);
    server.json(bodies.status(500, 'Unexpected Error'));
    for (const failing of [provider.hotelContents(['999']), provider.cities('AQ')])
      await expect(failing).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
  });

  it('is empty for "No Hotels Found" in a city, and any other 500 is a failure', async () => {
    server.json(bodies.status(500, 'No Hotels Found'));
    expect(await provider.hotelsOfCity('1')).toEqual([]);
    server.json(bodies.status(500, 'Unexpected Error'));
    await expect(provider.hotelsOfCity('1')).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
  });

  it('contains the codes of all hotels, sent as numbers and without an envelope', async () => {
    server.json({ HotelCodes: [1000001, 1000002, 1000001, '1000003'] });
    expect(await provider.allHotelCodes()).toEqual(['1000001', '1000002', '1000003']);
  });

  it('contains details as plain text, picture URLs unchanged and without duplicates, and no unknown codes', async () => {
    server.json(bodies.contents);
    const hotels = await provider.hotelContents(['1000001', '1000002', '1000003']);
    expect(hotels.get('1000001')).toEqual({
      code: '1000001',
      name: 'Sea & Sun',
      description: 'Near the sea\n\nLocation: Tel Aviv',
      city: 'Tel Aviv',
      country: 'Israel',
      address: 'Beach 1',
      stars: 4,
      coordinates: { latitude: 32.0853, longitude: 34.7818 },
      facilities: ['Pool', 'Free WiFi'],
      imageUrls: [
        'https://pictures.example//resource.aspx?img=Ab+c/d==',
        'https://pictures.example//resource.aspx?img=second',
      ],
      facts: { checkInTime: '2:00 PM', checkOutTime: '11:00' },
    });
    expect(hotels.get('1000003')).toMatchObject({ description: 'Plain words', imageUrls: [], stars: null });
    expect(hotels.has('1000002')).toBe(false);
    expect(sent()).toEqual({ Hotelcodes: '1000001,1000002,1000003', Language: 'en' });
  });

  it.each([
    ['HTML', () => server.text('<html>maintenance</html>'), 'UPSTREAM_ERROR'],
    ['an empty body', () => server.text(''), 'UPSTREAM_ERROR'],
    [
      'a text instead of a list',
      () => server.json({ Status: bodies.ok, CountryList: 'later' }),
      'UPSTREAM_ERROR',
    ],
    ['rows without codes', () => server.json({ Status: bodies.ok, CountryList: [{}] }), 'UPSTREAM_ERROR'],
    ['wrong credentials', () => server.json(bodies.status(401)), 'PROVIDER_UNAVAILABLE'],
    ['a limit', () => server.json(bodies.status('429')), 'RATE_LIMITED'],
    ['an unknown code', () => server.json(bodies.status(777)), 'UPSTREAM_ERROR'],
    ['a proxy error', () => server.text('bad gateway', 502), 'PROVIDER_UNAVAILABLE'],
    ['a missing path', () => server.text('not found', 404), 'UPSTREAM_ERROR'],
  ])('fails on %s with a code', async (_name, prepare, code) => {
    prepare();
    await expect(provider.countries()).rejects.toMatchObject({ code });
  });

  it('uses the status in the body before the HTTP status', async () => {
    server.json(bodies.status(401), 500);
    await expect(provider.countries()).rejects.toMatchObject({ facts: { reason: 'account refused' } });
  });
});

it('the provider gets no calls after five failures, and its state is known without asking it', async () => {
  server.json(bodies.countries);
  expect([provider.isBreakerOpen(), await provider.health()]).toEqual([false, { state: 'ok' }]);
  server.json({}, 500);
  for (let failures = 0; failures < 5; failures += 1)
    await expect(provider.cities('IL')).rejects.toBeInstanceOf(Error);
  const requested = server.seen.length;
  expect([provider.isBreakerOpen(), await provider.health()]).toEqual([
    true,
    { state: 'failing', reason: 'it failed and is not called for a few seconds' },
  ]);
  expect(server.seen).toHaveLength(requested);
});

describe('offers through the provider client', () => {
  it('are requested with the guests of each room, the nationality and details', async () => {
    server.json(bodies.status(201));
    expect(await provider.searchOffers(stay)).toEqual({
      searchedAt: 1_000,
      offers: new Map(),
      unread: new Set(),
    });
    expect(sent()).toEqual({
      CheckIn: '2031-05-02',
      CheckOut: '2031-05-04',
      HotelCodes: '1000001,1000002',
      GuestNationality: 'AE',
      PaxRooms: [
        { Adults: 2, Children: 1, ChildrenAges: [6] },
        { Adults: 1, Children: 0, ChildrenAges: [] },
      ],
      ResponseTime: 18,
      IsDetailedResponse: true,
      Filters: { Refundable: false, NoOfRooms: 0, MealType: 'All' },
    });
  });

  it('leave out invalid ones, with the cheapest first and the exact fare', async () => {
    server.text(bodies.searchText);
    const { offers, unread } = await provider.searchOffers(stay);
    expect([...offers.keys()]).toEqual(['1000002']);
    // One has an unknown currency; hotels without rooms are sold out.
    expect([...unread]).toEqual(['1000009']);
    const [cheap, dear, ...rest] = offers.get('1000002') ?? [];
    expect(rest).toEqual([]);
    expect(cheap).toEqual({
      bookingCode: '1000002!TB!1!TB!abc',
      hotelCode: '1000002',
      roomNames: ['Twin Room, 2 Twin Beds', 'Twin Room, 2 Twin Beds'],
      inclusions: ['Free self parking', 'Free WiFi'],
      totalFareLiteral: '215.10',
      totalFare: { amountMinor: 21_510, currency: 'ILS' },
      recommendedSellingRate: null,
      mealType: 'BreakFast_Lunch_And_More',
      isRefundable: true,
      cancellation: [
        { from: '2031-05-01T00:00', charge: { kind: 'fixed', amount: { amountMinor: 0, currency: 'ILS' } } },
        {
          from: '2031-05-10T00:00',
          charge: { kind: 'fixed', amount: { amountMinor: 10_755, currency: 'ILS' } },
        },
      ],
      propertyFees: [{ description: 'Mandatory tax', amount: { amountMinor: 5_000, currency: 'SAR' } }],
      promotions: ['Save: 20%'],
      rateConditions: [],
    });
    expect(dear).toMatchObject({
      totalFareLiteral: '300.0',
      recommendedSellingRate: { amountMinor: 34_000, currency: 'ILS' },
      promotions: ['Save: 20%'],
    });
  });

  it('are not requested again: the caller decides about a failed chunk', async () => {
    server.text('', 503);
    await expect(provider.searchOffers(stay)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(server.seen).toHaveLength(1);
  });

  it('are checked before booking', async () => {
    server.text(bodies.preBookText);
    const result = await provider.checkOffer('1000002!TB!1!TB!abc');
    expect(result).toMatchObject({
      kind: 'available',
      offer: {
        totalFareLiteral: '215.10',
        isRefundable: false,
        rateConditions: ['Early check out costs', 'CheckIn Instructions:\n\nCash only'],
      },
    });
    expect(sent()).toEqual({ BookingCode: '1000002!TB!1!TB!abc', PaymentMode: 'Limit' });
  });

  it.each([
    [201, 'gone'],
    [207, 'gone'],
    [315, 'gone'],
    [300, 'refused'],
    [400, 'refused'],
    [402, 'refused'],
  ])('whose check is answered with %i are %s', async (code, kind) => {
    server.json(bodies.status(code));
    expect(await provider.checkOffer('x')).toEqual({ kind, statusCode: code });
  });
});
