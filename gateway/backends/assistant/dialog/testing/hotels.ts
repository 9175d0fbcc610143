/** Places and hotels of the small world of the dialog tests. */
import type { Place, FoundRegion } from '../../tools/tools.ts';

export const italy = { en: 'Italy', he: 'איטליה' };
const israel = { en: 'Israel', he: 'ישראל' };

export const rome: Place = {
  kind: 'city',
  code: '126',
  name: { en: 'Rome', he: 'רומא' },
  countryCode: 'IT',
  countryName: italy,
};
export const haifa: Place = {
  kind: 'city',
  code: '300',
  name: { en: 'Haifa', he: 'חיפה' },
  countryCode: 'IL',
  countryName: israel,
};
export const rimini: Place = { ...rome, code: '127', name: { en: 'Rimini', he: 'רימיני' } };
export const florence: Place = { ...rome, code: '128', name: { en: 'Florence', he: 'פירנצה' } };
/** Two towns of one name, told apart by what follows it. */
export const bagni: Place = { ...rome, code: '130', name: { en: 'Bagni', he: null } };
export const bagniAlti: Place = { ...rome, code: '131', name: { en: 'Bagni Alti', he: null } };
export const siena: Place = { ...rome, code: '129', name: { en: 'Siena', he: 'סיינה' } };
/** A hotel of the world; `night` is its price in shekels, null when it has no rooms. */
export interface WorldHotel {
  readonly id: string;
  readonly en: string;
  readonly he: string | null;
  readonly place: Place;
  readonly stars: number;
  readonly rating: number | null;
  readonly night: number | null;
  /** Fee in shekels per night, paid at the property. */
  readonly feeByNight: number;
  readonly amenities: readonly string[];
  readonly meal: string;
  readonly isFree: boolean;
  /** Its cheapest room is known to have a bed for everyone. */
  readonly hasBeds: boolean;
  /** Its free cancellation is over: the fee is one night, not the whole price. */
  readonly isLate: boolean;
  readonly pick: string | null;
}

const row = (id: string, en: string, night: number | null, more: Partial<WorldHotel> = {}): WorldHotel => ({
  id,
  en,
  he: null,
  place: rome,
  stars: 4,
  rating: 4.2,
  night,
  feeByNight: 0,
  amenities: ['WiFi'],
  meal: 'Room only',
  isFree: false,
  hasBeds: false,
  isLate: false,
  pick: null,
  ...more,
});

/** Hotels that a search finds. */
export const worldHotels: readonly WorldHotel[] = [
  row('11', 'Villa Aurelia', 420, { amenities: ['WiFi', 'Pool'], pick: 'TOP_RATED_FLEXIBLE', isFree: true }),
  row('12', 'Hotel Trastevere', 380, { he: 'מלון טרסטוורה', rating: 4.6, meal: 'Breakfast Included' }),
  row('13', 'Casa Nova', 310, { stars: 3, rating: null, isLate: true }),
  row('14', 'Palazzo Bianco', 900, {
    stars: 5,
    rating: 4.8,
    amenities: ['WiFi', 'Pool', 'Spa'],
    isFree: true,
    hasBeds: true,
  }),
  row('15', 'Roma Inn', 250, { stars: 2, rating: 3.1 }),
  row('16', 'Grand Imperial', 1_450, { stars: 5, rating: 4.9 }),
  row('17', 'Closed House', null),
  row('33', 'Pay here https://evil.example now', 100, { place: haifa }),
  row('61', 'Arno House', 300, { place: florence, feeByNight: 100 }),
  row('62', 'Ponte Inn', 350, { place: florence }),
  row('63', 'Villa Fiore', 500, { place: florence }),
  row('64', 'Duomo Rooms', 310, { place: florence }),
  row('31', 'Carmel View', 500, { place: haifa, he: 'נוף הכרמל', amenities: ['WiFi', 'Parking'] }),
  row('32', 'Port Hotel', 350, { place: haifa }),
];

/** Stored hotels: found by name without their city, but by no search, so that its counts do not change. */
export const ownHotels: readonly WorldHotel[] = [
  row('41', 'White Terrace', 640, { place: rimini, he: 'המרפסת הלבנה', amenities: ['Parking'] }),
  row('44', 'Genesis', 520, { place: rimini, he: 'בראשית' }),
  row('42', 'Lido Bianco', 410, { place: rimini }),
  row('43', 'Lido Azzurro', 420, { place: rimini }),
];

/** Words that name a region, and whether they must be the whole mention. */
const regionWords: readonly (readonly [
  words: string,
  region: 'tuscany' | 'riviera',
  isOnlyAlone: boolean,
])[] = [
  ['tuscany', 'tuscany', false],
  ['toscana', 'tuscany', false],
  ['טוסקנה', 'tuscany', false],
  ['french riviera', 'riviera', false],
  ['riviera', 'riviera', true],
];

const regionsByName = {
  tuscany: { name: { en: 'Tuscany', he: 'טוסקנה' }, countryCode: 'IT', cities: [siena, florence] },
  riviera: {
    name: { en: 'the French Riviera', he: 'הריביירה הצרפתית' },
    countryCode: 'FR',
    cities: [],
  },
} as const;

/** The regions that the phrases name. */
export const regionsOf = (phrases: readonly string[]): FoundRegion[] =>
  phrases.flatMap((words) =>
    regionWords.flatMap(([name, key, isOnlyAlone]): FoundRegion[] => {
      const { cities, ...region } = regionsByName[key];
      const found = cities.map((place) => Object.assign({ words, likeness: 1 }, place));
      return name === words ? [{ ...region, words, isOnlyAlone, cities: found }] : [];
    }),
  );
