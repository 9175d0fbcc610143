import { addDays, nightsBetween, parsePlainDate, today as currentDay } from '../i18n/plain-date.ts';
import { readDevice, writeDevice } from './deviceStorage.ts';
import { defaultParty, partyProblem } from './occupancy.ts';
import type { PartySize } from './occupancy.ts';

/** A stay as it was searched last; days as `yyyy-MM-dd`. */
export interface LastStay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly party: PartySize;
}

const name = 'stay';
const maxNights = 30;
const maxDaysAhead = 500;

/** Keeps the stay of a search or of a hotel page on this device. */
export const keepStay = ({ checkIn, checkOut, party }: LastStay): void => {
  writeDevice(name, { checkIn, checkOut, party });
};

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([own]) => own === key)?.[1]
    : undefined;

const readParty = (kept: unknown): PartySize => {
  const number = (key: string) => {
    const value = field(kept, key);
    return typeof value === 'number' ? value : -1;
  };
  const ages = field(kept, 'childrenAges');
  const party: PartySize = {
    adults: number('adults'),
    children: number('children'),
    childrenAges: Array.isArray(ages) ? ages.filter((age): age is number => typeof age === 'number') : [],
    infants: number('infants'),
    rooms: number('rooms'),
  };
  return partyProblem(party) === null ? party : defaultParty;
};

/** True for days that can still be asked for. */
export const isAskable = (checkIn: string, checkOut: string, today = currentDay()): boolean => {
  const nights = nightsBetween(checkIn, checkOut);
  return (
    parsePlainDate(checkIn) !== null &&
    checkIn >= today &&
    checkIn <= addDays(today, maxDaysAhead) &&
    nights !== null &&
    nights >= 1 &&
    nights <= maxNights
  );
};

/** The stay searched last on this device; from tomorrow for six nights, two adults, when there is none or it is past. */
export const lastStay = (today = currentDay()): LastStay => {
  const kept = readDevice(name);
  const checkIn = field(kept, 'checkIn');
  const checkOut = field(kept, 'checkOut');
  if (typeof checkIn === 'string' && typeof checkOut === 'string' && isAskable(checkIn, checkOut, today)) {
    return { checkIn, checkOut, party: readParty(field(kept, 'party')) };
  }
  return { checkIn: addDays(today, 1), checkOut: addDays(today, 7), party: defaultParty };
};
