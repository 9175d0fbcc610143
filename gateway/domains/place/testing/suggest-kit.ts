import pino from 'pino';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { createPlaceService } from '../place.service.ts';
import { type Suggestion, createSuggestionService } from '../suggest/suggestion.service.ts';

const COUNTRIES: Readonly<Record<string, string>> = {
  IL: 'Israel',
  FR: 'France',
  GB: 'United Kingdom',
  US: 'United States',
  IT: 'Italy',
  ES: 'Spain',
  DE: 'Germany',
  GR: 'Greece',
  AE: 'United Arab Emirates',
  NL: 'Netherlands',
  AT: 'Austria',
  JP: 'Japan',
  TR: 'Turkey',
  RU: 'Russia',
  TH: 'Thailand',
  BR: 'Brazil',
};
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  IL: ['Tel Aviv', 'Jerusalem', 'Eilat', 'Haifa', 'Ein Bokek', 'Tiberias'],
  FR: ['Paris', 'Nice', 'Chantilly', 'Pau', 'Lyon'],
  GB: ['London', 'March', 'Shrewsbury', 'York', 'Edinburgh', 'Bath'],
  US: ['New York', 'Las Vegas', 'Paris', 'London', 'York', 'Los Angeles', 'San Francisco'],
  IT: ['Rome', 'Venice', 'Florence', 'Milan', 'Naples', 'Romentino'],
  ES: ['Barcelona', 'Madrid', 'Seville'],
  DE: ['Berlin', 'Munich', 'Cologne'],
  GR: ['Athens', 'Rhodes', 'Santorini'],
  AE: ['Dubai', 'Abu Dhabi'],
  NL: ['Amsterdam', 'Best', 'The Hague'],
  AT: ['Vienna', 'Salzburg'],
  JP: ['Tokyo', 'Kyoto', 'Osaka'],
  TR: ['Istanbul', 'Antalya'],
  RU: ['Moscow', 'Saint Petersburg'],
  TH: ['Bangkok', 'Phuket'],
  BR: ['Rio de Janeiro', 'Sao Paulo'],
};
const codeOf = (country: string, name: string): string => `${country} ${name}`;

/** The fields of a stored hotel that suggestions use. */
export const stored = (
  id: string,
  en: string,
  he: string | null,
  city: string,
  country: string,
): StoredHotel => ({
  id,
  name: { en, he },
  description: { en: '', he: null },
  address: '',
  city,
  country,
  netPricePerNight: { amountMinor: 10_000, currency: 'ILS' },
  markup: { type: 'fixed', value: 0 },
  pricePerNight: { amountMinor: 10_000, currency: 'ILS' },
  rating: null,
  imageUrl: null,
  galleryUrls: [],
  amenities: [],
  roomTypes: [],
  isFeatured: false,
  mealOptions: [],
  hasFreeCancellation: false,
  coordinates: null,
  createdAt: '',
});
const STORED = [
  stored('s1', 'Coral Bay Eilat', 'מפרץ האלמוגים אילת', 'Eilat', 'Israel'),
  stored('s2', 'Leonardo Deck Haifa', 'לאונרדו דק חיפה', 'Haifa', 'Israel'),
  stored('s3', 'Leonardo View', null, 'Haifa', 'Israel'),
];
const ROMAN = [
  { code: '7001', name: 'Hotel de Russie', city: 'Rome', country: 'Italy' },
  { code: '7002', name: 'Albergo del Senato', city: 'Rome', country: 'Italy' },
];

/** Countries by code, and the cities of each. */
export interface World {
  readonly countries: Readonly<Record<string, string>>;
  readonly towns: Readonly<Record<string, readonly string[]>>;
}

/**
 * Places and suggestions from lists in memory. `requested` collects the countries whose lists of cities were read,
 * `warnings` what was logged.
 */
export function service(
  storedHotels: () => Promise<readonly StoredHotel[]> = async () => STORED,
  { countries, towns }: World = { countries: COUNTRIES, towns: TOWNS },
  countriesOfTown: (name: string) => readonly string[] = () => [],
) {
  const requested: string[] = [];
  const warnings: string[] = [];
  const places = createPlaceService({
    provider: {
      countries: async () => Object.entries(countries).map(([code, name]) => ({ code, name })),
      cities: async (countryCode) => {
        requested.push(countryCode);
        return (towns[countryCode] ?? []).map((name) => ({
          code: codeOf(countryCode, name),
          name,
          countryCode,
        }));
      },
    },
    cache: createCache(createMemoryStore(), { now: Date.now, logger: pino({ level: 'silent' }) }),
    accountKey: 'test',
    countriesOfCity: countriesOfTown,
  });
  const suggestions = createSuggestionService({
    places,
    storedHotels,
    logger: {
      warn: (facts: unknown, message?: string) => void warnings.push(`${message} ${JSON.stringify(facts)}`),
    },
    cached: {
      counts: async (codes) => codes.map((code) => (code === codeOf('IL', 'Haifa') ? 100 : null)),
      list: async (code) => (code === codeOf('IT', 'Rome') ? ROMAN : null),
      inMemory: () => [ROMAN],
    },
  });
  return { places, requested, warnings, ...suggestions };
}

/** A suggestion as one line. */
export const shown = (found: Suggestion | undefined): string => {
  if (!found) return 'nothing';
  if (found.kind === 'HOTEL') return `HOTEL ${found.hotel.name.en}`;
  const { kind, place, part, airport, landmark } = found.spot;
  return `${kind} ${part?.name ?? airport?.iata ?? landmark?.name ?? place.name}, ${place.countryCode}`;
};
