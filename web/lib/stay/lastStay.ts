import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { addDays, today as currentDay } from '#i18n/dates/plain-date.ts';
import { readDevice, writeDevice } from '../storage/deviceStorage.ts';
import { defaultParty, partyProblem } from './guests/occupancy.ts';
import type { PartySize } from './guests/occupancy.ts';
import { isGoodEnd, isGoodStart } from '../search/dates/stayDates.ts';

/** A stay as it was searched last; days as `yyyy-MM-dd`. */
export interface LastStay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly party: PartySize;
  /** The filters for rooms; missing without any. */
  readonly wishes?: OfferWishes | undefined;
}

const name = 'stay';

/** Stores the stay of a search or of a hotel page on this device; a price range belongs only to its search. */
export const storeStay = ({ checkIn, checkOut, party, wishes = NO_WISHES }: LastStay): void => {
  const { price: _own, ...stored } = wishes;
  writeDevice(name, { checkIn, checkOut, party, wishes: stored });
};

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([own]) => own === key)?.[1]
    : undefined;

const readParty = (stored: unknown): PartySize => {
  const number = (key: string) => {
    const value = field(stored, key);
    return typeof value === 'number' ? value : -1;
  };
  const ages = field(stored, 'childrenAges');
  const party: PartySize = {
    adults: number('adults'),
    children: number('children'),
    childrenAges: Array.isArray(ages) ? ages.filter((age): age is number => typeof age === 'number') : [],
    infants: number('infants'),
    rooms: number('rooms'),
  };
  return partyProblem(party) === null ? party : defaultParty;
};

const readWishes = (stored: unknown): OfferWishes => {
  const meals = field(stored, 'meals');
  return {
    meals: Array.isArray(meals) ? MEAL_KEYS.filter((key) => meals.includes(key)) : [],
    freeCancellation: field(stored, 'freeCancellation') === true,
    ...(field(stored, 'bedsForAll') === true && { bedsForAll: true }),
  };
};

/** True for days that can still be searched. */
export const isSearchable = (checkIn: string, checkOut: string, today = currentDay()): boolean =>
  isGoodStart(checkIn, today) && isGoodEnd(checkIn, checkOut);

/** The stay searched last on this device; from tomorrow for six nights, two adults, when there is none or it is past. */
export const lastStay = (today = currentDay()): LastStay => {
  const stored = readDevice(name);
  const checkIn = field(stored, 'checkIn');
  const checkOut = field(stored, 'checkOut');
  if (typeof checkIn === 'string' && typeof checkOut === 'string' && isSearchable(checkIn, checkOut, today)) {
    const [party, wishes] = [readParty(field(stored, 'party')), readWishes(field(stored, 'wishes'))];
    return { checkIn, checkOut, party, wishes };
  }
  return { checkIn: addDays(today, 1), checkOut: addDays(today, 7), party: defaultParty, wishes: NO_WISHES };
};
