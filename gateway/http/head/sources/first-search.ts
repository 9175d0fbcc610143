import { IntlMessageFormat } from 'intl-messageformat';
import {
  daysBefore,
  type FirstFrameCity,
  firstDaySlots,
  type FirstSearchSlot,
  firstSearchSlots,
  lateWords,
  momentMarks,
} from '#shared/routes/first-search.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import { escapeUTF8 } from 'entities';
import { guestsOf, readRequestedParty } from '#shared/stay/party.ts';
import type { Head } from '../head.ts';
import { DAY_MS } from '#shared/stay/time-units.ts';

/** Extreme time zones: somewhere the day starts this much before UTC, and elsewhere this much after it. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;
const LATEST_ZONE_MS = 12 * 3_600_000;

/** How a search is written in a language. */
export interface SearchWords {
  /** Locale of numbers. */
  readonly locale: string;
  /** Locale of dates, which differs from that of numbers in some languages. */
  readonly dateLocale: string;
  /** ICU message for guests, rooms and infants. */
  readonly guests: string;
}

/** Values for the slots of a first frame; unknown ones are missing. */
export type SearchValues = Partial<Record<FirstSearchSlot, string>>;

/** A day `yyyy-MM-dd` as its UTC midnight, only for calculations; null for an invalid date. */
function dayOf(text: string | null): number | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text ? null : day;
}

/** Check-in and check-out as UTC midnights. */
export type RequestedDays = readonly [checkIn: number, checkOut: number];

/**
 * The dates in a URL if a search can use them; null when it has no check-in, and undefined when the page corrects them.
 */
export function requestedDaysOf(query: URLSearchParams): RequestedDays | null | undefined {
  if (query.get('checkin') === null) return query.get('checkout') === null ? null : undefined;
  const [checkIn, checkOut] = [dayOf(query.get('checkin')), dayOf(query.get('checkout'))];
  if (checkIn === null || checkOut === null) return undefined;
  const nights = (checkOut - checkIn) / DAY_MS;
  return nights >= 1 && nights <= MAX_NIGHTS ? [checkIn, checkOut] : undefined;
}

/** The first and the last day that is today in some time zone. */
export const todays = (now: number) => ({
  earliest: Math.floor((now - LATEST_ZONE_MS) / DAY_MS) * DAY_MS,
  latest: Math.floor((now + EARLIEST_ZONE_MS) / DAY_MS) * DAY_MS,
});

/**
 * The dates in a URL when the application uses them unchanged in every time zone; null otherwise, because only the
 * application knows the user's current day.
 */
function certainDays(query: URLSearchParams, now: number): RequestedDays | null {
  const requestedDays = requestedDaysOf(query);
  const { earliest, latest } = todays(now);
  const isCertain =
    requestedDays && requestedDays[0] >= latest && requestedDays[0] <= earliest + MAX_DAYS_AHEAD * DAY_MS;
  return isCertain ? requestedDays : null;
}

/** The week around a check-in, when none of its days is past or too far ahead in any time zone. */
function certainWeek([checkIn]: RequestedDays, now: number): readonly number[] | null {
  const week = firstDaySlots.map((_, at) => checkIn + (at - daysBefore) * DAY_MS);
  const { earliest, latest } = todays(now);
  const isCertain = week.every((day) => day >= latest && day <= earliest + MAX_DAYS_AHEAD * DAY_MS);
  return isCertain ? week : null;
}

/** Date formats for a stay, and for a day of the week around it. */
export const stayFormats = {
  stay: { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' },
  day: { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A stay in words: “12 – 18 May 2026”. */
export const rangeText = (dates: Intl.DateTimeFormat, days: RequestedDays): string =>
  dates.formatRange(...days).replace(/\s*[–-]\s*/u, ' – ');

/**
 * Formats searches in one language, with the texts of the search form. Created once per language, because creating
 * formats is slow.
 */
export function createSearchWords({ locale, dateLocale, guests }: SearchWords) {
  const dates = new Intl.DateTimeFormat(dateLocale, stayFormats.stay);
  const weekdays = new Intl.DateTimeFormat(dateLocale, stayFormats.day);
  const people = new IntlMessageFormat(guests, locale);

  /** @param place names of the searched place in our lists */
  return (query: URLSearchParams, place: Head['place'], now: number): SearchValues => {
    const days = certainDays(query, now);
    const week = days && certainWeek(days, now);
    const { party } = readRequestedParty(query);
    const { rooms, infants } = party;
    return {
      ...(place?.country && { country: place.country }),
      ...(place?.city && { city: place.city.name }),
      ...(days && { dates: rangeText(dates, days) }),
      ...(week && Object.fromEntries(week.map((day, at) => [firstDaySlots[at], weekdays.format(day)]))),
      ...(week && { isMiddleShown: 'true' }),
      guests: String(people.format({ guests: guestsOf(party), rooms, infants })),
    };
  };
}

const slotNames: readonly FirstSearchSlot[] = [
  'country',
  'city',
  'dates',
  'guests',
  ...firstDaySlots,
  'isMiddleShown',
];
const slots = slotNames.map((name) => [name, firstSearchSlots[name]] as const);
const lateSlots: ReadonlySet<FirstSearchSlot> = new Set(['dates', ...firstDaySlots]);
const moments = new RegExp(`<!--${momentMarks.start}-->([^]*?)<!--${momentMarks.end}-->`, 'g');

/**
 * Fills the prerendered page with the known facts of the search; a text with an unknown part is left out, its space
 * stays reserved.
 * @param hasLate a script of the page writes dates that depend on the user's clock: they get an element
 */
export function withSearch(frame: string, values: SearchValues, hasLate = false): string {
  const written = (name: FirstSearchSlot): string | undefined => {
    const value = values[name];
    if (value !== undefined) return escapeUTF8(value);
    return hasLate && lateSlots.has(name) ? `<span ${lateWords}="${name}">&nbsp;</span>` : undefined;
  };
  const fill = (html: string) =>
    slots.reduce((filled, [name, slot]) => {
      const words = written(name);
      return words === undefined ? filled : filled.replaceAll(slot, () => words);
    }, html);
  const isWhole = (html: string) =>
    slots.every(([name, slot]) => written(name) !== undefined || !html.includes(slot));
  const known = frame.replaceAll(moments, (_whole, words: string) =>
    isWhole(words) ? fill(words) : '&nbsp;',
  );
  return slots.reduce((rest, [, slot]) => rest.replaceAll(slot, ''), fill(known));
}

/** The city of the first frame, when the application would otherwise first show the name in the URL. */
export const firstFrameCityOf = (query: URLSearchParams, place: Head['place']): FirstFrameCity | null =>
  place?.city && place.city.name !== query.get('cityName')?.trim() ? place.city : null;
