/** URLs of the site: links to its pages, and the search, stay and filters of an open page. */
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { writePriceRange } from '#shared/pricing/price-range.ts';
import { readWishes, writeWishes } from '#shared/pricing/wishes-url.ts';
import { dayNumber } from '#shared/stay/nights.ts';
import { readParty, writeParty } from '#shared/stay/party.ts';
import type { HotelQuery, Place, Stay } from '../../tools/tools.ts';
import type { Days, Party, RoomWish, Wishes } from '../../tools/wishes.ts';
import { oneOf, ratings, sorts } from '../../understanding/reading.ts';
import type { DialogState } from '../state.ts';
import { stayProblem } from './merge-stay.ts';

const AMENITIES: ReadonlySet<string> = new Set(AMENITY_KEYS);

const flag = (isOn: boolean): string => (isOn ? 'true' : '');

/** Writes days, party and wishes for the room into the parameters of a URL. */
function writeStay(params: URLSearchParams, stay: Stay): void {
  params.set('checkin', stay.checkIn);
  params.set('checkout', stay.checkOut);
  writeParty(params, { ...stay, childrenAges: [...stay.childrenAges], children: stay.childrenAges.length });
  if (stay.roomWishes) writeWishes(params, stay.roomWishes);
}

/** Path of a hotel's page, with the stay if there is one. */
export function hotelPath(id: string, stay: Stay | null): string {
  const params = new URLSearchParams({ id });
  if (stay) writeStay(params, stay);
  return `/Hotel?${params.toString()}`;
}

/** “west,south,east,north”, as the results page reads it. */
const boxText = (near: Wishes['near']): string =>
  near
    ? [near.box.west, near.box.south, near.box.east, near.box.north].map((at) => at.toFixed(4)).join()
    : '';

/**
 * The parameters that name the hotel on the chip of a list around it, because nobody has moved a map: in English, or
 * its only name, and in Hebrew beside it, because the page may be read in another language later.
 */
function writeNear(params: URLSearchParams, { name }: NonNullable<Wishes['near']>): void {
  const [first, hebrew] = name.en === null ? [name.he, null] : [name.en, name.he];
  if (first) params.set('near', first);
  if (hebrew) params.set('nearHe', hebrew);
}

/** Path of the results page with exactly this search. */
export function searchPath({ place, stay, wishes }: Omit<HotelQuery, 'page'>): string {
  const params = new URLSearchParams({ destination: place.countryName.en, country: place.countryCode });
  if (place.kind === 'city') {
    params.set('city', place.code);
    params.set('cityName', place.name.en);
  }
  writeStay(params, stay);
  if (wishes.price) writePriceRange(params, wishes.price);
  const more: Readonly<Record<Exclude<keyof Wishes, 'price'>, readonly [name: string, text: string]>> = {
    stars: ['stars', wishes.stars.join(',')],
    rating: ['quality', wishes.rating ?? ''],
    meals: ['meals', wishes.meals.join(',')],
    freeCancellation: ['freeCancellation', flag(wishes.freeCancellation)],
    bedsForAll: ['bedsForAll', flag(wishes.bedsForAll)],
    amenities: ['amenities', wishes.amenities.join(',')],
    near: ['box', boxText(wishes.near)],
    sort: ['sort', wishes.sort === 'RECOMMENDED' ? '' : wishes.sort],
  };
  if (wishes.near) writeNear(params, wishes.near);
  for (const [name, text] of Object.values(more)) if (text !== '') params.set(name, text);
  return `/Discover?${params.toString()}`;
}

export const bookingsPath = '/Bookings';
export const favoritesPath = '/Favorites';
export const profilePath = '/Profile';
export const loginPath = '/login';
/** Page on which a booking is completed and paid. */
export const checkoutPath = (bookingId: string): string =>
  `/Checkout?${new URLSearchParams({ bookingId }).toString()}`;
export const receiptPath = (bookingId: string): string =>
  `/Receipt?${new URLSearchParams({ bookingId }).toString()}`;

const toInteger = (text: string | null): number | null =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;

const entriesOf = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '').split(',').filter((entry) => entry !== '');

function readDays(params: URLSearchParams, today: string): Days | null {
  const stay = { checkIn: params.get('checkin') ?? '', checkOut: params.get('checkout') ?? '' };
  if (dayNumber(stay.checkIn) === null || dayNumber(stay.checkOut) === null) return null;
  return stayProblem(stay, today) === null ? stay : null;
}

function readGuests(params: URLSearchParams): Party | null {
  if (!params.has('guests')) return null;
  const { children: _, ...party } = readParty(params);
  return party;
}

/** The wishes for a room in a URL. */
type RoomWishes = Pick<DialogState['wishes'], RoomWish>;

function readRoomWishes(params: URLSearchParams): RoomWishes {
  const { meals, freeCancellation, bedsForAll = false, price = null } = readWishes(params);
  return { meals: [...meals], freeCancellation, bedsForAll, price };
}

function readFilters(params: URLSearchParams): DialogState['wishes'] {
  const chosen = entriesOf(params, 'quality');
  return {
    stars: entriesOf(params, 'stars').flatMap((star) => toInteger(star) ?? []),
    // Of several selected ratings the lowest one counts.
    rating: ratings.findLast((key) => chosen.includes(key)) ?? null,
    ...readRoomWishes(params),
    amenities: entriesOf(params, 'amenities').filter((amenity) => AMENITIES.has(amenity)),
    near: null,
    sort: oneOf(sorts, params.get('sort')?.toUpperCase() ?? '') ?? 'RECOMMENDED',
  };
}

/** True for a list of districts, of a map area, of a later page, or in an order that the assistant does not have. */
const isNotReproducible = (params: URLSearchParams): boolean =>
  ['areas', 'box', 'page'].some((name) => params.get(name)) ||
  params.get('sort')?.toUpperCase() === 'AIRPORT';

/**
 * Parses a URL of the site. Missing and invalid parts are null. `placeWords` only serve to look up the place's names.
 */
export function readPage(path: string, today: string) {
  const [name = '', query = ''] = path.split('?', 2);
  const params = new URLSearchParams(query);
  const isSearch =
    (name === '/' || name === '/Discover') &&
    ['destination', 'country', 'city'].some((key) => params.has(key));
  const country = params.get('country')?.toUpperCase() ?? '';
  const city = params.get('city') ?? '';
  const hasCity = /^\d{1,12}$/.test(city);
  const words = [hasCity ? params.get('cityName') : null, params.get('destination')];
  const place: Pick<Place, 'kind' | 'code' | 'countryCode'> = {
    kind: hasCity ? 'city' : 'country',
    code: hasCity ? city : country,
    countryCode: country,
  };
  return {
    isSearch,
    hotelId: name === '/Hotel' ? params.get('id') : null,
    bookingId: params.get('bookingId'),
    place: isSearch && country !== '' ? place : null,
    placeWords: isSearch ? words.flatMap((word) => (word?.trim() ? [word.trim().slice(0, 100)] : [])) : [],
    days: readDays(params, today),
    party: readGuests(params),
    wishes: isSearch ? readFilters(params) : null,
    /** A list that the assistant's search cannot reproduce: districts, a map area, another order or another start. */
    isNotReproducible: isSearch && isNotReproducible(params),
    /** Wishes for a room on the page of a hotel. */
    roomWishes: name === '/Hotel' ? readRoomWishes(params) : null,
  };
}
