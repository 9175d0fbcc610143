import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { HeadSources } from './page-head.ts';
import { headOf, hotelOf, offersOf, publicUrl } from './testing/kit.ts';

const stay = 'checkin=2026-05-12&checkout=2026-05-14&guests=2';

describe('the head of a page', () => {
  it.each([
    ['/', 'Home · Solera', '/', true],
    ['/discover', 'Home · Solera', '/', true],
    [`/Discover?${stay}&page=3`, 'Hotels anywhere · Solera', '/', true],
    ['/?destination=', 'Hotels anywhere · Solera', '/', true],
    ['/CONTACT/', 'Contact · Solera', '/Contact', true],
    ['/contact?utm=1', 'Contact · Solera', '/Contact', true],
    [
      `/Discover?sort=STARS&cityName=Haifa&city=7&country=IL&destination=Israel&${stay}&page=2&stars=5`,
      'Hotels in Haifa · Solera',
      '/Discover?destination=Israel&country=IL&city=7&cityName=Haifa',
      true,
    ],
    [
      '/Discover?destination=Israel&country=IL',
      'Hotels in Israel · Solera',
      '/Discover?destination=Israel&country=IL',
      true,
    ],
    [
      '/Discover?country=IL&city=7&cityName=Haifa,+call+evil.example',
      'Hotels in Haifa · Solera',
      '/Discover?destination=Israel&country=IL&city=7&cityName=Haifa',
      true,
    ],
    // Text from the URL must not look like text of the product.
    ['/Discover?destination=Call+us+now', 'Home · Solera', '/', false],
    ['/Discover?country=zz&destination=Call+us+now', 'Home · Solera', '/', false],
    ['/Discover?country=ISR&destination=Israel', 'Home · Solera', '/', false],
    ['/Discover?country=376&destination=Israel', 'Home · Solera', '/', false],
    ['/Discover?city=7&cityName=Call+us+now', 'Home · Solera', '/', false],
    [
      '/Discover?country=IL&destination=Call+us+now',
      'Hotels in Israel · Solera',
      '/Discover?destination=Israel&country=IL',
      true,
    ],
    [
      '/Discover?country=IL&city=8&cityName=Call+us+now',
      'Hotels in Israel · Solera',
      '/Discover?destination=Israel&country=IL',
      false,
    ],
    [`/Hotel?${stay}&id=h1`, 'Harbour House, Haifa · Solera', '/Hotel?id=h1', true],
    ['/Hotel?id=down', 'Hotel · Solera', '/Hotel?id=down', true],
    ['/Bookings', 'Home · Solera', '/Bookings', false],
    ['/StaticCode', 'Home · Solera', '/StaticCode', false],
  ])(
    'of %s has the title %s, the URL %s, and is indexed: %s',
    async (address, title, canonical, isListed) => {
      const head = await headOf(address);
      expect(head).toMatchObject({ status: 200, title, canonical: publicUrl + canonical, isListed });
      expect(head.alternates).toHaveLength(isListed ? 4 : 0);
    },
  );

  it.each(['Netherlands', 'Holland', 'nl', '%E2%98%85+THE+NETHERLANDS+%E2%98%8E', ''])(
    'is the same for a country that its URL names “%s”',
    async (destination) => {
      const read = await headOf(`/Discover?country=nl&destination=${destination}`);
      const own = await headOf('/Discover?destination=Netherlands&country=NL');
      expect(read).toEqual({ ...own, place: expect.anything() });
      expect(read).toMatchObject({
        title: 'Hotels in Netherlands · Solera',
        canonical: `${publicUrl}/Discover?destination=Netherlands&country=NL`,
        isListed: true,
      });
    },
  );

  it.each([
    ['/no-such-page', 'Page not found · Solera'],
    ['/Hotel', 'No id · Solera'],
    ['/Hotel?id=', 'No id · Solera'],
    ['/Hotel?id=gone', 'No such hotel · Solera'],
    [`/Hotel?id=${'x'.repeat(101)}`, 'No such hotel · Solera'],
  ])('of %s has status 404 and the title %s, and is not indexed', async (address, title) => {
    expect(await headOf(address)).toMatchObject({
      status: 404,
      title,
      canonical: null,
      alternates: [],
      isListed: false,
    });
  });

  it('contains the parts of a hotel page that can be shown at once, in its language', async () => {
    const { hotel } = await headOf('/Hotel?id=h1', 'he');
    expect(hotel).toMatchObject({ id: 'h1', name: 'בית הנמל' });
    expect(hotel?.picture).toMatch(/\?w=1280$/);
    expect((await headOf('/Hotel?id=gone')).hotel).toBeNull();
  });

  it('does not wait for a slow source', async () => {
    expect(await headOf('/Hotel?id=slow', 'en', {}, 1)).toMatchObject({
      status: 200,
      title: 'Hotel · Solera',
    });
  });

  it('reads nothing for a caller over the rate limit', async () => {
    const spend = () => Promise.reject(new AppError('RATE_LIMITED'));
    expect(await headOf('/Hotel?id=gone', 'en', { spend })).toMatchObject({ status: 200 });
  });

  it.each([
    ['does not arrive', { city: async () => new Promise<never>(() => undefined) }],
    ['cannot be read', { city: async () => Promise.reject(new AppError('HOTEL_UNAVAILABLE')) }],
    ['is not read for this caller', { spend: async () => Promise.reject(new AppError('RATE_LIMITED')) }],
    [
      'is not read when the instance is overloaded',
      { spend: async () => Promise.reject(new AppError('OVERLOADED')) },
    ],
  ])('has no canonical URL and only names the country when the list of cities %s', async (_case, sources) => {
    const haifa = '/Discover?destination=Israel&country=IL&city=7&cityName=Haifa';
    for (const address of [haifa, `${haifa}&lang=he`, haifa + 'Haifa'.repeat(19)])
      expect(await headOf(address, 'en', sources, 1)).toMatchObject({
        status: 200,
        title: 'Hotels in Israel · Solera',
        canonical: null,
        alternates: [],
        // Search engines take a long time to list a page again that was excluded once.
        isListed: true,
      });
  });

  it('has an alternate URL for each language, and the one of the requested language as its canonical URL', async () => {
    const { canonical, alternates } = await headOf('/Contact?lang=he', 'he');
    expect(canonical).toBe(`${publicUrl}/Contact?lang=he`);
    expect(alternates.map(({ language, href }) => [language, href])).toEqual([
      ['en', `${publicUrl}/Contact?lang=en`],
      ['he', `${publicUrl}/Contact?lang=he`],
      ['ar', `${publicUrl}/Contact?lang=ar`],
      ['x-default', `${publicUrl}/Contact`],
    ]);
  });

  it('is in the language of the user, places included', async () => {
    const address = '/Discover?destination=Israel&country=IL&city=7&cityName=Haifa';
    expect((await headOf(address, 'he')).title).toBe('he:Hotels in חיפה · he:Solera');
    expect((await headOf('/Discover?destination=Israel&country=IL', 'ar')).title).toBe(
      'ar:Hotels in إسرائيل · ar:Solera',
    );
    expect((await headOf('/Hotel?id=h1', 'he')).title).toBe('בית הנמל, חיפה · he:Solera');
  });

  it.each([
    ['en', 'Harbour House, Haifa, Israel: rooms.'],
    ['he', 'he:בית הנמל, חיפה, ישראל: rooms.'],
    ['ar', 'ar:Harbour House, Haifa, إسرائيل: rooms.'],
  ])('names the country of a hotel in %s', async (language, description) => {
    const hotel = async () => hotelOf({ description: { en: null, he: null } });
    expect((await headOf('/Hotel?id=h1', language, { hotel })).description).toBe(description);
  });

  it('shows an unknown country as it is stored', async () => {
    const hotel = async () => hotelOf({ description: { en: null, he: null }, country: 'Atlantis' });
    expect((await headOf('/Hotel?id=h1', 'ar', { hotel })).description).toContain('Haifa, Atlantis');
  });
});

describe('the structured data of a hotel', () => {
  const dataOf = async (address: string, sources: Partial<HeadSources> = {}) =>
    (await headOf(address, 'en', sources)).data[0];

  it('contains what its page shows', async () => {
    expect(await dataOf('/Hotel?id=h1')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      name: 'Harbour House',
      url: `${publicUrl}/Hotel?id=h1`,
      description: 'A small house by the port.',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '5 Port Street',
        addressLocality: 'Haifa',
        addressCountry: 'Israel',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 32.8, longitude: 35 },
      image: [`${publicUrl}/files/u/1/front.webp`],
      starRating: { '@type': 'Rating', ratingValue: 4 },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, bestRating: 5, reviewCount: 3 },
    });
  });

  it('contains no rating that did not come from our guests', async () => {
    const hotel = async () => hotelOf({ quality: { score: 4.6, source: 'TRIPADVISOR', reviewCount: null } });
    expect(await dataOf('/Hotel?id=h1', { hotel })).not.toHaveProperty('aggregateRating');
  });

  it.each([
    ['a stay with a known price', stay, offersOf(123_450), '1234.50'],
    ['a stay without a known price', stay, null, undefined],
    ['no stay', 'guests=2', offersOf(123_450), undefined],
    ['inconsistent numbers of guests', `${stay}&adults=1`, offersOf(123_450), undefined],
  ])('for %s contains an offer with the price %s', async (_case, query, offers, price) => {
    const data = await dataOf(`/Hotel?id=h1&${query}`, { knownOffers: async () => offers });
    expect(data).toMatchObject(
      price === undefined
        ? { '@type': 'Hotel' }
        : {
            makesOffer: {
              '@type': 'Offer',
              price,
              priceCurrency: 'ILS',
              // Without the stay the URL would show another price.
              url: `${publicUrl}/Hotel?id=h1&${query}`,
            },
          },
    );
    expect(Object.hasOwn(data ?? {}, 'makesOffer')).toBe(price !== undefined);
  });

  it('is read for exactly the stay in the URL', async () => {
    const requested: unknown[] = [];
    const knownOffers = async (_id: string, input: unknown) => {
      requested.push(input);
      return null;
    };
    const address = 'checkin=2026-05-12&checkout=2026-05-14&guests=4&adults=2&children=2&ages=3,9&rooms=2';
    await headOf(`/Hotel?id=h1&${address}`, 'en', { knownOffers });
    expect(requested).toEqual([
      {
        checkIn: '2026-05-12',
        checkOut: '2026-05-14',
        occupancy: { adults: 2, children: 2, childrenAges: [3, 9], infants: 0, rooms: 2 },
      },
    ]);
  });
});
