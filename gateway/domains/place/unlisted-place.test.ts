import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import { createPlaceService } from './place.service.ts';

const TOWNS: Readonly<Record<string, readonly string[]>> = {
  IL: ['Tel Aviv', 'Haifa', 'Kfar Blum'],
  NO: ['Oslo'],
};

/** As many countries as the rate limit for typing can read lists for in a minute. */
const MANY =
  'AR AT AU BE BG SK CA CH CL CO CZ DK EC EE FI GR HR HU IE IS JP KE LT LU LV MA MT MX NZ PE'.split(' ');
const nameOf = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

let requested: string[];
let isCityListDown: boolean;

beforeEach(() => {
  requested = [];
  isCityListDown = false;
});

function service() {
  const provider = {
    countries: async () => [
      { code: 'IL', name: 'Israel' },
      { code: 'NO', name: 'Norway' },
      ...MANY.map((code) => ({ code, name: nameOf(code) })),
    ],
    cities: async (countryCode: string) => {
      requested.push(countryCode);
      if (isCityListDown) throw new AppError('PROVIDER_UNAVAILABLE');
      return (TOWNS[countryCode] ?? []).map((name) => ({
        code: `${countryCode}-${name}`,
        name,
        countryCode,
      }));
    },
  };
  const logger = pino({ level: 'silent' });
  const cache = createCache(createMemoryStore({ now: Date.now }), {
    now: Date.now,
    logger,
    random: () => 0.5,
  });
  return createPlaceService({ provider, cache, accountKey: 'test' });
}

it.each([
  ['Haifa', 'Israel', null],
  [' haifa ', 'israel', null],
  ['חיפה', 'ישראל', null],
  ['Kfar Blum', 'IL', null],
  ['Hiafa', 'Israel', 'CITY'],
  // Listed only in another country.
  ['Oslo', 'Israel', 'CITY'],
  // Known by name, but in no list: it cannot be chosen.
  ['Jerusalem', 'Israel', 'CITY'],
  ['Haifa', 'Isreal', 'COUNTRY'],
  // A real country that is not in the provider's list.
  ['Haifa', 'Brazil', 'COUNTRY'],
  ['', 'Israel', null],
  ['Haifa', ' ', null],
])('the part of “%s, %s” that no list contains is %s', async (city, country, part) => {
  expect(await service().unlisted({ city, country })).toBe(part);
});

it('a list of cities is read once for many hotels', async () => {
  const places = service();
  const hotels = ['Oslo', 'Bergen', 'Olso'].map((city) => places.unlisted({ city, country: 'Norway' }));
  expect(await Promise.all(hotels)).toEqual([null, 'CITY', 'CITY']);
  expect(requested).toEqual(['NO']);
});

it('a city is not reported when its list could not be read', async () => {
  isCityListDown = true;
  expect(await service().unlisted({ city: 'Bergen', country: 'Norway' })).toBeNull();
});

it('a list is read although the rate limit of travellers is used up', async () => {
  const places = service();
  for (const code of MANY) await places.bestKnown(code, 1);
  expect(await places.unlisted({ city: 'Bergen', country: 'Norway' })).toBe('CITY');
});

it('checking places for unlisted parts does not use up the rate limit of travellers', async () => {
  const places = service();
  for (const code of MANY) await places.unlisted({ city: 'Somewhere', country: nameOf(code) });
  requested = [];
  await places.bestKnown('NO', 1);
  expect(requested).toEqual(['NO']);
});
