import type { PlainDate } from '#models/stay.ts';
import { dayOf } from './nights.ts';

/** The country whose law the fees follow; “today” without a property is today there. */
export const BUSINESS_TIME_ZONE = 'Asia/Jerusalem';
/** Where every day begins first: the earliest moment of a deadline that names no zone. */
const FIRST_ZONE = 'Pacific/Kiritimati';
/** Where every day ends last. */
const LAST_ZONE = 'Etc/GMT+12';

/** Kept, because making one costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
};

/** Calendar day and minute of a moment in a zone, `yyyy-MM-ddTHH:mm`. */
function clockIn(timeZone: string, moment: Date): string {
  const parts = formatIn(timeZone).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${day}T${part('hour')}:${part('minute')}`;
}

/** Older engines have the list as a property, newer ones as a method. */
interface ZonedLocale {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[] | undefined;
}

const zonesByCountry = new Map<string, readonly string[]>();

/** Zones of a country by its code (ISO 3166-1); none where the country is not known. */
function zonesOf(countryCode: string): readonly string[] {
  const known = zonesByCountry.get(countryCode);
  if (known) return known;
  if (!/^[A-Z]{2}$/.test(countryCode)) return [];
  const locale: Intl.Locale & ZonedLocale = new Intl.Locale(`und-${countryCode}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  zonesByCountry.set(countryCode, zones);
  return zones;
}

/** Wall clock of the business, `yyyy-MM-ddTHH:mm`: calendar days of its own, whatever zone the machine is in. */
export const israelClock = (moment: Date): string => clockIn(BUSINESS_TIME_ZONE, moment);

/** Calendar day of the business. */
export const todayInIsrael = (moment: Date): PlainDate => dayOf(israelClock(moment));

/**
 * What the wall clock of a property may read, `yyyy-MM-ddTHH:mm`. Only its country is known, so in a country of several
 * zones the two differ: by an hour in Spain, by ten in Russia, by 26 where no country is known.
 */
export interface PropertyClocks {
  /** The clock furthest behind. What counts from a moment on, such as a night that has begun, counts by this one. */
  readonly earliest: string;
  /** The clock furthest on. A deadline that protects the hotel has passed by this one. */
  readonly latest: string;
}

/**
 * Both ends of the wall clocks that a property may have.
 * @param countryCode ISO 3166-1, capitals: names of countries are many, and one that is not known costs the guest half a
 * day; null where the country is not known or a deadline comes without any zone
 */
export function propertyClocks(moment: Date, countryCode: string | null): PropertyClocks {
  // One list asks for hundreds of hotels at one moment.
  if (toldAt !== moment.getTime()) clocksByCountry.clear();
  toldAt = moment.getTime();
  const key = countryCode ?? '';
  const clocks = clocksByCountry.get(key) ?? clocksIn(moment, key);
  clocksByCountry.set(key, clocks);
  return clocks;
}

const clocksByCountry = new Map<string, PropertyClocks>();
let toldAt = Number.NaN;

function clocksIn(moment: Date, countryCode: string): PropertyClocks {
  const zones = zonesOf(countryCode);
  const clocks = (zones.length > 0 ? zones : [LAST_ZONE, FIRST_ZONE]).map((zone) => clockIn(zone, moment));
  return {
    earliest: clocks.reduce((earliest, clock) => (clock < earliest ? clock : earliest)),
    latest: clocks.reduce((latest, clock) => (clock > latest ? clock : latest)),
  };
}

/**
 * Wall clock of a property, `yyyy-MM-ddTHH:mm`, to compare with its deadlines: the one furthest on.
 * @param countryCode as of `propertyClocks`
 */
export const propertyClock = (moment: Date, countryCode: string | null): string =>
  propertyClocks(moment, countryCode).latest;

/**
 * True once a calendar day is over at a property: in every zone of its country, and without a known country everywhere.
 * @param countryCode as of `propertyClocks`
 */
export const isDayOver = (day: PlainDate, moment: Date, countryCode: string | null): boolean =>
  day < dayOf(propertyClocks(moment, countryCode).earliest);

/**
 * Country of a place as bookings keep it, “Tel Aviv, Israel”; of one part alone it may be the country, as a hotel need
 * have no city. Null where it names none.
 */
export const countryOfPlace = (location: string): string | null => location.split(',').at(-1)?.trim() || null;
