import { beforeAll, describe, expect, it } from 'vitest';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { AppError } from '#gateway/errors.ts';
import { airports, cityAirportCodes } from '../data/airports.ts';
import { cityNamesAbroad } from '../data/city-names-abroad.ts';
import { cityParts } from '../data/city-parts.ts';
import { service, shown, stored } from '../testing/suggest-kit.ts';

describe('the suggestions after the first one', () => {
  it('are cities with the same name and the airports of the city', async () => {
    const ready = service();
    await ready.places.warmUp();
    const found = (await ready.suggest('Paris', 5)).map(shown);
    expect(found.slice(0, 4)).toEqual([
      'CITY Paris, FR',
      'CITY Paris, US',
      'AIRPORT CDG, FR',
      'AIRPORT ORY, FR',
    ]);
  });

  it('are known places before small towns whose name starts with the text', async () => {
    expect((await service().suggest('rome', 5)).map(shown)).toEqual([
      'CITY Rome, IT',
      'AIRPORT FCO, IT',
      'AIRPORT CIA, IT',
      'CITY Romentino, IT',
    ]);
  });
});

describe('the suggestions after a clear place', () => {
  const ready = service(
    async () => [
      stored('s1', 'Romantic Corner', null, 'Eilat', 'Israel'),
      stored('s2', 'Roma', null, 'Eilat', 'Israel'),
    ],
    {
      countries: {
        IT: 'Italy',
        RO: 'Romania',
        US: 'United States',
        FR: 'France',
        AU: 'Australia',
        AT: 'Austria',
      },
      towns: { IT: ['Rome', 'Romano'], FR: ['Paris', 'Parisot'], US: ['Paris', 'Roman'] },
    },
  );
  beforeAll(() => ready.places.warmUp());
  const others = async (typed: string) => {
    const [first, ...rest] = await ready.suggest(typed, 5, true);
    expect(first?.isClear).toBe(true);
    return [first, ...rest].map(shown);
  };

  it('are places with the same name, its parts and its airports once the text is complete, not places that only start alike', async () => {
    expect(await others('roma')).toEqual([
      'CITY Rome, IT',
      'HOTEL Roma',
      'AIRPORT FCO, IT',
      'AIRPORT CIA, IT',
    ]);
    expect(await others('Paris')).toEqual([
      'CITY Paris, FR',
      'CITY Paris, US',
      'AIRPORT CDG, FR',
      'AIRPORT ORY, FR',
    ]);
  });

  it('include places with the same beginning while the user types', async () => {
    expect((await ready.suggest('roma', 5)).map(shown)).toContain('COUNTRY Romania, RO');
  });
});

describe('a suggestion', () => {
  it('contains the number of hotels of a city whose list is known, stored ones included, and no number otherwise', async () => {
    const ready = service();
    expect((await ready.suggest('haifa', 1))[0]).toMatchObject({ hotels: 102 });
    expect((await ready.suggest('rome', 1))[0]).toMatchObject({ hotels: null });
    expect((await ready.suggest('israel', 1))[0]).toMatchObject({ hotels: null });
  });

  it('is clear for a known place or a single hotel, but not for one of several hotels or the start of a small town’s name', async () => {
    const ready = service();
    await ready.places.warmUp();
    const isClear = async (typed: string) => (await ready.suggest(typed, 5))[0]?.isClear;
    expect(await isClear('londn')).toBe(true);
    expect(await isClear('Leonardo View')).toBe(true);
    expect(await isClear('coral')).toBe(true);
    expect(await isClear('leonardo')).toBe(false);
    expect((await ready.suggest('leonardo', 1))[0]?.isClear).toBe(false);
    expect(await isClear('romentin')).toBe(false);
  });
});

describe('a city of the United States with its state', () => {
  const ready = service(async () => [], {
    countries: { US: 'United States', FR: 'France', GB: 'United Kingdom' },
    towns: {
      US: ['New York', 'Miami', 'Paris', 'Springfield', 'Springfield, MO', 'Charleston'],
      FR: ['Paris'],
      GB: ['London'],
    },
  });
  beforeAll(() => ready.places.warmUp());
  const first = async (typed: string) => {
    const [best] = await ready.suggest(typed, 5);
    return best && [shown(best), best.isClear];
  };

  it.each([
    ['new york ny', 'New York'],
    ['Miami, Florida', 'Miami'],
    ['springfield missouri', 'Springfield, MO'],
    ['Springfield MO', 'Springfield, MO'],
  ])('is found for “%s”: %s', async (typed, name) => {
    expect(await first(typed)).toEqual([`CITY ${name}, US`, true]);
  });

  it.each([
    ['paris texas', 'Paris'],
    ['miami arizona', 'Miami'],
    ['springfield il', 'Springfield'],
    ['charleston west virginia', 'Charleston'],
  ])('is found but not chosen for “%s”, when the list does not say the state: %s', async (typed, name) => {
    expect(await first(typed)).toEqual([`CITY ${name}, US`, false]);
  });

  it('is not found when the list has no such city; a state alone is not a city', async () => {
    expect(await first('london texas')).toBeUndefined();
    expect(await first('west virginia')).toBeUndefined();
  });
});

describe('a short text', () => {
  const ready = service();
  beforeAll(() => ready.places.warmUp());
  it.each([
    ['s', ['COUNTRY Spain, ES', 'CITY Salzburg, AT', 'CITY Seville, ES'], false],
    ['san', ['CITY Santorini, GR', 'CITY San Francisco, US'], false],
    ['new', ['CITY New York, US'], true],
    ['ber', ['CITY Berlin, DE', 'AIRPORT BER, DE'], true],
    ['BER', ['AIRPORT BER, DE', 'CITY Berlin, DE'], true],
    ['תל', ['CITY Tel Aviv, IL'], false],
    ['ירו', ['CITY Jerusalem, IL'], true],
    ['ro', ['CITY Rome, IT'], false],
  ])('%s finds well-known places by their English and Hebrew names first', async (typed, first, isClear) => {
    const found = await ready.suggest(typed, 5);
    expect(found.map(shown).slice(0, first.length)).toEqual(first);
    expect(found.map((each) => each.isClear)).toEqual(found.map((_, at) => isClear && at === 0));
  });
});

describe('stored hotels that cannot be read', () => {
  it('do not prevent the suggestion of places, and are logged', async () => {
    const { suggest, warnings } = service(async () => {
      throw new AppError('UPSTREAM_ERROR');
    });
    expect((await suggest('rome', 5)).map(shown)[0]).toBe('CITY Rome, IT');
    expect(warnings).toContain('hotels could not be suggested {"code":"UPSTREAM_ERROR"}');
    expect(warnings).toContain('stored hotels could not be counted {"code":"UPSTREAM_ERROR"}');
  });
});

describe('an empty text', () => {
  it('suggests popular cities, reading three lists at most per request', async () => {
    const { suggest, requested } = service();
    expect((await suggest(' ', 5)).map(shown)).toEqual([
      'CITY Tel Aviv, IL',
      'CITY Paris, FR',
      'CITY Rome, IT',
    ]);
    expect(requested).toEqual(['IL', 'FR', 'IT']);
    expect((await suggest(' ', 5)).map(shown)).toEqual([
      'CITY Tel Aviv, IL',
      'CITY Paris, FR',
      'CITY Rome, IT',
      'CITY London, GB',
      'CITY Athens, GR',
    ]);
  });
});

describe('the best-known cities of a country', () => {
  it('are returned in order, each once, with the number of hotels if it is known', async () => {
    const cities = await service().bestKnownCities('il', 8);
    expect(cities[0]).toMatchObject({ place: { name: 'Tel Aviv', code: 'IL Tel Aviv' }, hotels: null });
    expect(cities.find(({ place }) => place.name === 'Haifa')).toMatchObject({ hotels: 102 });
    expect(new Set(cities.map(({ place }) => place.code)).size).toBe(cities.length);
    await expect(service().bestKnownCities('XX', 8)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(service().bestKnownCities('IL', 9)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

it('suggestions refuse texts that are too long and limits that are out of range', async () => {
  const { suggest } = service();
  await expect(suggest('x'.repeat(101), 5)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(suggest('rome', 6)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(suggest('rome', 0)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('suggestions read the list of a country that is named beside a city', async () => {
  const { suggest, requested } = service();
  expect(shown((await suggest('Shrewsbury, UK', 5))[0])).toBe('CITY Shrewsbury, GB');
  expect(requested).toEqual(['GB']);
});

it('suggestions read at most three lists of cities for a text, each once', async () => {
  const { suggest, requested } = service();
  await suggest('a', 5);
  expect(requested.length).toBeLessThanOrEqual(3);
  const first = [...requested];
  await suggest('a', 5);
  expect(requested.filter((code) => first.includes(code))).toEqual(first);
});

it('every airport, part of a city and foreign name belongs to a known city', () => {
  const named = [
    ...airports.map(({ country, city }) => [country, city]),
    ...cityAirportCodes.map(([, country, city]) => [country, city]),
    ...cityParts.map(({ country, city }) => [country, city]),
    ...cityNamesAbroad.map(([country, city]) => [country, city]),
  ] as const;
  const unknown = named.filter(([country = '', city = '']) => cityNamesHe[country]?.[city] === undefined);
  expect(unknown).toEqual([]);
  expect(new Set(airports.map(({ iata }) => iata)).size).toBe(airports.length);
  expect(airports.every(({ iata }) => /^[A-Z]{3}$/.test(iata))).toBe(true);
});

describe('a large city of a country whose list has not been read', () => {
  it('is found by its complete name, also with words around it, by reading the list', async () => {
    const world = { countries: { BA: 'Bosnia and Herzegovina' }, towns: { BA: ['Sarajevo'] } };
    const { suggest, requested } = service(
      async () => [],
      world,
      (name) => (name === 'sarajevo' ? ['BA'] : []),
    );
    expect(await suggest('saraje', 5)).toEqual([]);
    expect(requested).toEqual([]);
    expect((await suggest('hotels in Sarajevo', 5)).map(shown)).toEqual(['CITY Sarajevo, BA']);
    expect((await suggest('sarajevo', 5)).map(shown)).toEqual(['CITY Sarajevo, BA']);
    expect(requested).toEqual(['BA']);
  });
});
