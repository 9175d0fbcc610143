import pino from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import { editDistance } from './edit-distance.ts';
import { createPlaceService } from '../place.service.ts';

const COUNTRIES: Readonly<Record<string, string>> = {
  IL: 'Israel',
  FR: 'France',
  GB: 'United Kingdom',
  US: 'United States',
  IT: 'Italy',
  AE: 'United Arab Emirates',
  NL: 'Netherlands',
  SG: 'Singapore',
  LU: 'Luxembourg',
  TR: 'Turkey',
  MZ: 'Mozambique',
  GE: 'Georgia',
  ID: 'Indonesia',
  QL: 'Dummy',
};
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  IL: ['Tel Aviv', 'Jerusalem', 'Eilat', 'Haifa', 'Ein Bokek', 'Tiberias'],
  FR: ['Paris', 'Nice', 'Chantilly', 'Pau'],
  GB: ['London', 'March', 'Shrewsbury', 'York', 'Edinburgh'],
  US: ['New York', 'Las Vegas', 'Paris', 'London', 'York'],
  IT: ['Rome', 'Venice', 'Florence'],
  AE: ['Dubai', 'Abu Dhabi'],
  NL: ['Amsterdam', 'Best', 'The Hague'],
  SG: ['Singapore'],
  LU: ['Luxembourg', 'Vianden'],
  TR: ['Istanbul', 'Ankara', 'Antalya'],
  MZ: ['Maputo', 'Beira'],
  GE: ['Tbilisi'],
  ID: ['Denpasar', 'Ubud'],
};

let requested: string[];
let isDown: boolean;
let refusal: 'PROVIDER_UNAVAILABLE' | 'RATE_LIMITED';

function service(now: () => number = Date.now) {
  const note = <T>(name: string, value: T): Promise<T> => {
    requested.push(name);
    return isDown ? Promise.reject(new AppError(refusal)) : Promise.resolve(value);
  };
  const provider = {
    countries: () =>
      note(
        'countries',
        Object.entries(COUNTRIES).map(([code, name]) => ({ code, name })),
      ),
    cities: (countryCode: string) =>
      note(
        countryCode,
        (TOWNS[countryCode] ?? []).map((name) => ({ code: `${countryCode}-${name}`, name, countryCode })),
      ),
  };
  const cache = createCache(createMemoryStore({ now }), {
    now,
    logger: pino({ level: 'silent' }),
    random: () => 0.5,
  });
  return createPlaceService({ provider, cache, accountKey: 'test' });
}

beforeEach(() => {
  requested = [];
  isDown = false;
  refusal = 'PROVIDER_UNAVAILABLE';
});

it('a list that fails is read again at most once a minute while a user types', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  try {
    const places = service();
    await places.spots('israel');
    isDown = true;
    requested = [];
    await places.spots('Shrewsbury, France');
    await places.spots('Shrewsbury, France');
    expect(requested).toEqual(['FR']);
    clock.mockReturnValue(70_000);
    await places.spots('Shrewsbury, France');
    expect(requested).toEqual(['FR', 'FR']);
  } finally {
    clock.mockRestore();
  }
});

it("a list is read again at once when it only failed because of the previous caller's rate limit", async () => {
  const places = service();
  await places.spots('israel');
  refusal = 'RATE_LIMITED';
  isDown = true;
  await places.spots('Shrewsbury, UK');
  isDown = false;
  requested = [];
  await places.spots('Shrewsbury, UK');
  expect(requested).toEqual(['GB']);
});

describe('the edit distance', () => {
  it.each([
    ['paris', 'paris', 2, 0],
    ['paris', 'pariss', 2, 1],
    ['paris', 'pairs', 2, 1],
    ['paris', 'aris', 2, 1],
    ['venice', 'vienna', 2, 3],
    ['london', 'londno', 1, 1],
    ['', 'ab', 2, 2],
    ['abc', 'abcdef', 2, 3],
    ['ברצלונה', 'ברצלונא', 1, 1],
  ])('of “%s” and “%s” with the limit %s is %s', (left, right, most, distance) => {
    expect(editDistance(left, right, most)).toBe(distance);
    expect(editDistance(right, left, most)).toBe(distance);
  });
});

describe('a search with one phrase', () => {
  it.each([
    ['Paris', 'FR-Paris', 1],
    ['פריז', 'FR-Paris', 1],
    ['פריס', 'FR-Paris', 1],
    ['pariss', 'FR-Paris', 0.8],
    ['tel-aviv', 'IL-Tel Aviv', 1],
    ['ת״א', 'IL-Tel Aviv', 1],
    ['תל אביב', 'IL-Tel Aviv', 1],
    ['Tel Aviv Yafo', 'IL-Tel Aviv', 1],
    ['ירושליים', 'IL-Jerusalem', 1],
    ['חייפה', 'IL-Haifa', 1],
    ['dead sea', 'IL-Ein Bokek', 1],
    ['NYC', 'US-New York', 1],
    ['new york city', 'US-New York', 1],
    ['new yrok', 'US-New York', 0.8],
    ['London UK', 'GB-London', 1],
    ['London, England', 'GB-London', 1],
    ['לונדון אנגליה', 'GB-London', 1],
    ['London USA', 'US-London', 1],
    ['roma', 'IT-Rome', 1],
    ['florance', 'IT-Florence', 0.8],
    ['Holland', 'NL', 1],
    ['הולנד', 'NL', 1],
    ['UAE', 'AE', 1],
    ['אמירויות', 'AE', 1],
    ['אנגליה', 'GB', 1],
    ['england', 'GB', 1],
    ['אמריקה', 'US', 1],
    ['ארה"ב', 'US', 1],
    ['the states', 'US', 1],
    ['israel', 'IL', 1],
    ['isreal', 'IL', 0.8],
    ['ישראל', 'IL', 1],
    ['Singapore', 'SG-Singapore', 1],
    ['סינגפור', 'SG-Singapore', 1],
    ['Luxembourg', 'LU-Luxembourg', 1],
    ['Georgia', 'GE', 1],
    ['Istanbul', 'TR-Istanbul', 1],
    ['istambul', 'TR-Istanbul', 0.8],
    ['איסטנבול', 'TR-Istanbul', 1],
    ['bali', 'ID-Denpasar', 1],
    ['shrewsbery', 'GB-Shrewsbury', 0.8],
    ['York', 'GB-York', 1],
    ['mozambique', 'MZ', 1],
    ['Vegas', 'US-Las Vegas', 1],
    ['best', 'NL-Best', 0.5],
    ['march', 'GB-March', 0.5],
  ])('finds its place: %s', async (phrase, code, least) => {
    const places = service();
    await places.warmUp();
    const [first] = await places.find([phrase], 5);
    expect(first?.code).toBe(code);
    expect(first?.words).toBe(phrase);
    expect(first?.likeness).toBeGreaterThanOrEqual(least);
    expect(first?.likeness === 1).toBe(least === 1);
  });

  it.each([
    '',
    ' ',
    'hotel',
    'in',
    'it',
    'us',
    'me',
    'de',
    'rom',
    'nic',
    'pau1',
    'parks',
    'saved',
    'xqzwvk',
    'ם',
    '🙂',
    'maputo',
  ])('finds nothing for “%s”', async (phrase) => {
    const places = service();
    await places.warmUp();
    expect(await places.find([phrase], 5)).toEqual([]);
  });
});

describe('a search with several phrases', () => {
  it.each([
    [
      ['hotel', 'in', 'paris', 'france'],
      ['FR-Paris', 'FR', 'US-Paris'],
    ],
    [
      ['pariss', 'rome'],
      ['IT-Rome', 'FR-Paris'],
    ],
    [
      ['york', 'new york'],
      ['US-New York', 'GB-York', 'US-York'],
    ],
    [
      ['maputo', 'mozambique'],
      ['MZ-Maputo', 'MZ'],
    ],
    [
      ['maputo mozambique', 'mozambique'],
      ['MZ-Maputo', 'MZ'],
    ],
    [
      ['best', 'amsterdam'],
      ['NL-Amsterdam', 'NL-Best'],
    ],
  ])('finds their places: %s', async (phrases, codes) => {
    const places = service();
    await places.warmUp();
    const found = await places.find(phrases, 3);
    expect(found.slice(0, codes.length).map(({ code }) => code)).toEqual(codes);
  });

  it('returns a place once, with the phrase that matches it best', async () => {
    const places = service();
    await places.warmUp();
    const found = await places.find(['romme', 'rome', 'רומא'], 5);
    expect(found.filter(({ code }) => code === 'IT-Rome')).toMatchObject([{ words: 'rome', likeness: 1 }]);
  });
});

describe('the lists of cities', () => {
  it('are not read when the place is already known', async () => {
    const places = service();
    await places.warmUp();
    const warm = requested.length;
    await places.find(['paris', 'london', 'nowhere', 'edinburg'], 5);
    expect(requested).toHaveLength(warm);
  });

  it('are read only for the country that must contain the name, and cached', async () => {
    const places = service();
    expect(await places.find(['istanbul'], 5)).toMatchObject([
      { code: 'TR-Istanbul', country: { code: 'TR' } },
    ]);
    expect(requested).toEqual(['countries', 'TR']);
    await places.find(['ankara'], 5);
    expect(requested).toEqual(['countries', 'TR']);
  });

  it('are read for at most three countries per search', async () => {
    const places = service();
    await places.find(['paris', 'rome', 'istanbul', 'singapore', 'dubai', 'amsterdam'], 9);
    expect(requested).toHaveLength(4);
  });

  it('do not prevent countries from being found when they cannot be read', async () => {
    const places = service();
    await places.find(['israel'], 1);
    isDown = true;
    expect(await places.find(['istanbul', 'turkey'], 5)).toMatchObject([{ code: 'TR' }]);
  });

  it('are searched as soon as they have been read', async () => {
    const places = service();
    expect(await places.find(['vianden'], 5)).toEqual([]);
    await places.find(['luxembourg'], 5);
    expect(await places.find(['vianden'], 5)).toMatchObject([{ code: 'LU-Vianden' }]);
  });
});

describe('the search for places', () => {
  it.each([
    [Array.from({ length: 21 }, () => 'x'), 5, 'phrases'],
    [['x'.repeat(101)], 5, 'phrases'],
    [['x'], 0, 'limit'],
    [['x'], 51, 'limit'],
  ])('refuses the phrases %j with the limit %i', async (phrases, limit, field) => {
    await expect(service().find(phrases, limit)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      facts: { fields: [field] },
    });
  });
});
