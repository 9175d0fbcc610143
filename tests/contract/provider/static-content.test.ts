import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials, startSandbox, type Sandbox } from './sandbox.ts';
import * as wire from './wire.ts';

const telAviv = '293397';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.dispose());

describe('the lists of countries and cities of the sandbox', () => {
  it('have 249 countries by name, including wrong entries', async () => {
    const { CountryList } = wire.countryListBody.parse(await sandbox.get('CountryList'));
    expect(CountryList).toHaveLength(249);
    const codes = CountryList.map((row) => row.Code);
    expect(new Set(codes).size).toBe(249);
    expect(codes).toEqual(expect.arrayContaining(['CB', 'MB', 'QL', 'EU', 'SU', 'YU', 'TP', 'AN', 'IL']));
    expect(CountryList.find((row) => row.Code === 'LA')?.Name).toBe('LAOS');
    expect(CountryList.map((row) => row.Name)).toEqual(
      CountryList.map((row) => row.Name).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  });

  it('escape ampersands as the Search calls do', async () => {
    const text = await (await sandbox.raw('CountryList')).text();
    expect(text).toContain(String.raw`Antigua \u0026 Barbuda`);
    expect(text).not.toContain('&');
  });

  it.each(['Tel Aviv', 'Jerusalem', 'Eilat', 'Haifa', 'Ein Bokek'])(
    'have %s by the name that travellers use',
    async (name) => {
      const { CityList } = wire.cityListBody.parse(await sandbox.post('CityList', { CountryCode: 'IL' }));
      expect(CityList.filter((row) => row.Name === name)).toHaveLength(1);
    },
  );

  it('have untidy rows: repeated spaces, repeated places, a test city', async () => {
    const { CityList } = wire.cityListBody.parse(await sandbox.post('CityList', { CountryCode: 'PH' }));
    const names = CityList.map((row) => row.Name);
    expect(names).toContain('Test City');
    expect(names.some((name) => / {3}/u.test(name))).toBe(true);
  });

  it('are refused for a country without cities, and without a country', async () => {
    expect(wire.refusedWith(await sandbox.post('CityList', { CountryCode: 'QL' }))).toBe(500);
    expect(wire.refusedWith(await sandbox.post('CityList', {}))).toBe(400);
  });
});

describe('the hotels of a city in the sandbox', () => {
  it.each([
    [true, wire.longListBody],
    ['true', wire.longListBody],
    [false, wire.shortListBody],
    ['false', wire.shortListBody],
    [undefined, wire.shortListBody],
  ])('are listed with IsDetailedResponse %s', async (IsDetailedResponse, body) => {
    const list = body.parse(
      await sandbox.post('TBOHotelCodeList', { CityCode: telAviv, IsDetailedResponse }),
    );
    expect(list.Hotels).toHaveLength(240);
    expect(new Set(list.Hotels.map((row) => row.HotelCode)).size).toBe(240);
    expect(new Set(list.Hotels.map((row) => row.HotelName)).size).toBe(240);
  });

  it("have every amenity of the product's filter, in the provider's own words", async () => {
    const body = await sandbox.post('TBOHotelCodeList', { CityCode: telAviv, IsDetailedResponse: true });
    const rows = wire.longListBody.parse(body).Hotels.flatMap((row) => row.HotelFacilities);
    const words = [
      /wifi|internet/iu,
      /pool/iu,
      /gym|fitness/iu,
      /spa /iu,
      /restaurant/iu,
      /bar/iu,
      /^pets? (allowed$|friendly)/iu,
      /parking/iu,
      /business cent/iu,
      /room service/iu,
    ];
    for (const word of words) expect(rows.some((row) => word.test(row))).toBe(true);
    expect(rows).toContain('Pets allowed - no');
  });

  it('are the first ones of the whole list while a setting limits their number', async () => {
    const codesOf = async () => {
      const body = await sandbox.post('TBOHotelCodeList', { CityCode: telAviv });
      return wire.shortListBody.parse(body).Hotels.map((row) => row.HotelCode);
    };
    const whole = await codesOf();
    await sandbox.faults({ settings: { maxCityHotels: 40 } });
    expect(await codesOf()).toEqual(whole.slice(0, 40));
    await sandbox.faults({ reset: true });
    expect(await codesOf()).toEqual(whole);
  });

  it('are refused with a 500 for a city without any, and while a fault pretends that', async () => {
    expect(wire.refusedWith(await sandbox.post('TBOHotelCodeList', { CityCode: '1' }))).toBe(500);
    await sandbox.faults({ faults: [{ call: 'TBOHotelCodeList', kind: 'no-hotels', times: 1 }] });
    expect(wire.refusedWith(await sandbox.post('TBOHotelCodeList', { CityCode: telAviv }))).toBe(500);
    wire.shortListBody.parse(await sandbox.post('TBOHotelCodeList', { CityCode: telAviv }));
  });

  it('are listed by code as numbers, without Status', async () => {
    const { HotelCodes } = wire.hotelCodeListBody.parse(await sandbox.get('hotelcodelist'));
    expect(HotelCodes.length).toBeGreaterThan(300_000);
    expect(HotelCodes).toContain(1_000_239);
  });
});

describe('the hotel details of the sandbox', () => {
  const many = Array.from({ length: 240 }, (_, index) => 1_000_000 + index).join(',');

  it('contain each irregularity of recorded responses in one city', async () => {
    const body = await sandbox.post('HotelDetails', { Hotelcodes: many, Language: 'en' });
    const { HotelDetails: hotels } = wire.hotelDetailsBody.parse(body);
    expect(hotels).toHaveLength(240);
    const has = (test: (hotel: (typeof hotels)[number]) => boolean) => expect(hotels.some(test)).toBe(true);
    has((hotel) => hotel.Images === undefined);
    has((hotel) => hotel.Image === '' && (hotel.Images?.length ?? 0) > 0);
    has((hotel) => (hotel.Images?.length ?? 0) >= 5);
    has((hotel) => hotel.Description.startsWith('<p>HeadLine'));
    has((hotel) => !hotel.Description.startsWith('<p>'));
    has((hotel) => /hotel s |you ll/u.test(hotel.Description));
    has((hotel) => Array.isArray(hotel.Attractions) && hotel.Attractions.length === 0);
    has((hotel) => Array.isArray(hotel.Attractions) && hotel.Attractions.length > 1);
    has((hotel) => !Array.isArray(hotel.Attractions));
    has((hotel) => / [AP]M$/u.test(hotel.CheckInTime));
    has((hotel) => !hotel.CheckInTime.endsWith('M'));
    has((hotel) => hotel.HotelFees !== undefined);
    has((hotel) => hotel.CountryCode === 'il');
  });

  it('leave out unknown codes and have rooms on request', async () => {
    const body = await sandbox.post('hoteldetails', {
      Hotelcodes: '1000000,1,999999999',
      IsRoomDetailRequired: true,
    });
    const { HotelDetails: hotels } = wire.hotelDetailsBody.parse(body);
    expect(hotels.map((hotel) => hotel.HotelCode)).toEqual(['1000000']);
    expect(hotels[0]?.RoomDetails?.length).toBeGreaterThan(0);
  });

  it('have pictures that can be cached permanently and contain no CSS variables', async () => {
    const body = await sandbox.post('HotelDetails', { Hotelcodes: many, Language: 'en' });
    const urls = wire.hotelDetailsBody.parse(body).HotelDetails.flatMap((hotel) => hotel.Images ?? []);
    const different = [...new Map(urls.map((url) => [new URL(url).pathname, url])).values()];
    expect(different.length).toBeGreaterThan(20);
    for (const url of different) {
      const response = await fetch(url);
      const svg = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(svg.trim().startsWith('<svg ') && svg.trim().endsWith('</svg>')).toBe(true);
      expect(svg.includes('var(')).toBe(false);
    }
    expect((await fetch(`${sandbox.origin}/images/moon-noon-0.svg`)).status).toBe(404);
  });
});

describe('the transport of the sandbox', () => {
  it.each(['CountryList', 'countrylist', 'COUNTRYLIST', 'hotelCodeLIST'])(
    'accepts the path %s',
    async (path) => {
      expect((await sandbox.raw(path)).status).toBe(200);
    },
  );

  it.each([undefined, 'Basic bm9wZTpub3Bl', 'Bearer x', credentials.slice(0, -6)])(
    'returns 200 with Status 401 to %s',
    async (header) => {
      const response = await fetch(
        `${sandbox.url}/CountryList`,
        header ? { headers: { authorization: header } } : {},
      );
      expect(response.status).toBe(200);
      expect(wire.refusedWith(await response.json())).toBe(401);
    },
  );

  it('compresses lists on request and refuses a wrong method', async () => {
    const packed = await sandbox.raw('CountryList', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-type')).toBe('application/json');
    expect(packed.headers.get('sessionid')).toBeTruthy();
    expect((await sandbox.raw('CountryList', { method: 'POST' })).status).toBe(405);
  });

  it('responds to invalid JSON with HTTP 200', async () => {
    const response = await sandbox.raw('Search', { method: 'POST', body: '{' });
    expect(response.status).toBe(200);
    expect(wire.refusedWith(await response.json())).toBe(500);
  });
});
