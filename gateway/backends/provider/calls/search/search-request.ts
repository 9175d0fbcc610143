import { dayNumber, today } from '../../calendar.ts';
import type { Party, FareStay } from '../../fares/stay.ts';
import { refusal, refusals, type Answer } from '../../reply.ts';
import { requestBody, type RequestBody } from '../request-body.ts';

/** A valid search. */
export interface SearchRequest {
  readonly stay: FareStay;
  readonly codes: readonly string[];
  readonly detailed: boolean;
  readonly refundableOnly: boolean;
  readonly meal: 'All' | 'WithMeal' | 'RoomOnly';
  /** Maximum number of offers of a hotel; 0 for all. */
  readonly mostOffers: number;
}

const mealWords = ['All', 'WithMeal', 'RoomOnly'] as const;
const badOccupancy = refusal(
  400,
  'Invalid occupancy entered. Adults 1 to 8 and Children 0 to 4 with their ages are allowed.',
);

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/**
 * Reads the guests of one room. Without children the ages may be anything, as in recorded requests (`[]`, null, `[0]`).
 */
function party(raw: unknown): Party | Answer {
  const body = requestBody(raw);
  const adults = body.value('Adults');
  const children = body.value('Children') ?? 0;
  if (typeof adults !== 'number' || typeof children !== 'number') return refusals.unexpected;
  if (!isWhole(adults, 1, 8) || !isWhole(children, 0, 4)) return badOccupancy;
  if (children === 0) return { adults, ages: [] };
  const ages = (body.list('ChildrenAges') ?? []).filter((age): age is number => isWhole(age, 0, 18));
  return ages.length === children ? { adults, ages } : badOccupancy;
}

function parties(body: RequestBody): readonly Party[] | Answer {
  const rooms = body.list('PaxRooms');
  if (!rooms || rooms.length === 0) return refusals.unexpected;
  const read: Party[] = [];
  for (const room of rooms) {
    const one = party(room);
    if ('code' in one) return one;
    read.push(one);
  }
  return read;
}

interface Dates {
  readonly checkIn: number;
  readonly checkOut: number;
}

function dates(body: RequestBody, nowMs: number): Dates | Answer {
  if (body.text('CheckIn') === '') return refusal(400, 'Check In Date can not be null or empty');
  if (body.text('CheckOut') === '') return refusal(400, 'Check Out Date can not be null or empty');
  const checkIn = dayNumber(body.text('CheckIn'));
  const checkOut = dayNumber(body.text('CheckOut'));
  if (checkIn === undefined || checkOut === undefined)
    return refusal(400, 'Invalid date entered. The format is yyyy-MM-dd.');
  if (checkOut <= checkIn) {
    return refusal(400, 'Invalid date entered. CheckIn date should be less than CheckOut date.');
  }
  // One day of tolerance, because for a traveller west of our clock it may still be yesterday.
  if (checkIn < today(nowMs) - 1)
    return refusal(400, 'Invalid date entered. CheckIn date should not be in the past.');
  return { checkIn, checkOut };
}

/** MealType as a word or as its number. */
function mealFilter(filters: RequestBody): SearchRequest['meal'] {
  const raw = filters.text('MealType');
  return (
    mealWords.find((word, ordinal) => word.toLowerCase() === raw.toLowerCase() || String(ordinal) === raw) ??
    'All'
  );
}

/** Reads and validates a Search body; refusals use the provider's own words where responses were recorded. */
export function readSearch(body: RequestBody, nowMs: number): SearchRequest | Answer {
  const when = dates(body, nowMs);
  if ('code' in when) return when;
  const codes = body.codes('HotelCodes');
  if (codes.length === 0) return refusal(400, 'Hotel Codes can not be null or empty');
  const nationality = body.text('GuestNationality').toUpperCase();
  if (!/^[A-Z]{2}$/u.test(nationality)) return refusal(400, 'Guest Nationality can not be null or empty');
  const rooms = parties(body);
  if ('code' in rooms) return rooms;
  const filters = body.object('Filters');
  return {
    stay: { ...when, rooms, nationality },
    codes,
    detailed: body.flag('IsDetailedResponse'),
    refundableOnly: filters.flag('Refundable'),
    meal: mealFilter(filters),
    mostOffers: Number(filters.text('NoOfRooms')) || 0,
  };
}
