import { IntlMessageFormat } from 'intl-messageformat';
import {
  type FirstCity,
  type FirstSearchSlot,
  firstSearchSlots,
  momentMarks,
} from '#shared/routes/first-search.ts';
import { escapeUTF8 } from 'entities';
import { guestsOf, readAskedParty } from '#shared/stay/party.ts';
import type { Head } from '../head.ts';

/** Longest stay, and the farthest check-in, that the search form takes. */
const MAX_NIGHTS = 30;
const MAX_DAYS_AHEAD = 500;

const DAY_MS = 86_400_000;
/** The zones of the earth: somewhere the day begins this much before UTC, and elsewhere this much after it. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;
const LATEST_ZONE_MS = 12 * 3_600_000;

/** How a language writes a search. */
export interface SearchWords {
  /** Locale of numbers. */
  readonly locale: string;
  /** Locale of dates, which is another one in some languages. */
  readonly dateLocale: string;
  /** ICU message of guests, rooms and infants. */
  readonly guests: string;
}

/** Values of the slots of a frame; what is not known for certain has none. */
export type SearchValues = Partial<Record<FirstSearchSlot, string>>;

/** A day `yyyy-MM-dd` as a moment of UTC, which only carries it; null when there is no such day. */
function dayOf(text: string | null): number | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text ? null : day;
}

/**
 * The days of an address where every reader's program takes them as they stand, wherever it is: which day it is there
 * only the program knows.
 */
function certainDays(query: URLSearchParams, now: number): readonly [number, number] | null {
  const [checkIn, checkOut] = [dayOf(query.get('checkin')), dayOf(query.get('checkout'))];
  if (checkIn === null || checkOut === null) return null;
  const nights = (checkOut - checkIn) / DAY_MS;
  const latestToday = Math.floor((now + EARLIEST_ZONE_MS) / DAY_MS) * DAY_MS;
  const earliestToday = Math.floor((now - LATEST_ZONE_MS) / DAY_MS) * DAY_MS;
  const isCertain =
    checkIn >= latestToday &&
    checkIn <= earliestToday + MAX_DAYS_AHEAD * DAY_MS &&
    nights >= 1 &&
    nights <= MAX_NIGHTS;
  return isCertain ? [checkIn, checkOut] : null;
}

/** Says searches in one language, in the words of the search form. Made once a language: making formats is slow. */
export function createSearchWords({ locale, dateLocale, guests }: SearchWords) {
  const dates = new Intl.DateTimeFormat(dateLocale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const people = new IntlMessageFormat(guests, locale);

  /** @param place what of the address our lists know */
  return (query: URLSearchParams, place: Head['place'], now: number): SearchValues => {
    const days = certainDays(query, now);
    const { party } = readAskedParty(query);
    const { rooms, infants } = party;
    return {
      ...(place?.country && { country: place.country }),
      ...(place?.city && { city: place.city.name }),
      ...(days && { dates: dates.formatRange(...days).replace(/\s*[–-]\s*/u, ' – ') }),
      guests: String(people.format({ guests: guestsOf(party), rooms, infants })),
    };
  };
}

const slotNames: readonly FirstSearchSlot[] = ['country', 'city', 'dates', 'guests'];
const slots = slotNames.map((name) => [name, firstSearchSlots[name]] as const);
const moments = new RegExp(`<!--${momentMarks.start}-->([^]*?)<!--${momentMarks.end}-->`, 'g');

/** The frame with what is known of the search; words that want more than that stay away, and keep their line. */
export function withSearch(frame: string, values: SearchValues): string {
  const fill = (html: string) =>
    slots.reduce((filled, [name, slot]) => {
      const value = values[name];
      return value === undefined ? filled : filled.replaceAll(slot, () => escapeUTF8(value));
    }, html);
  const isWhole = (html: string) =>
    slots.every(([name, slot]) => values[name] !== undefined || !html.includes(slot));
  const known = frame.replaceAll(moments, (_whole, words: string) =>
    isWhole(words) ? fill(words) : '&nbsp;',
  );
  return slots.reduce((rest, [, slot]) => rest.replaceAll(slot, ''), fill(known));
}

/** The name of the city where the program would first say the one of the address. */
export const firstCityOf = (query: URLSearchParams, place: Head['place']): FirstCity | null =>
  place?.city && place.city.name !== query.get('cityName')?.trim() ? place.city : null;
