import type { PlainDate } from '../models/stay.ts';
import { dayOf } from './nights.ts';

/** The country whose law the fees follow; “today” without a property is today there. */
export const HOUSE_ZONE = 'Asia/Jerusalem';
/** Where every day begins first: the earliest moment of a deadline that names no zone (DEC-52). */
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

/** Wall clock of the house, `yyyy-MM-ddTHH:mm`: calendar days of its own, whatever zone the machine is in. */
export const israelClock = (moment: Date): string => clockIn(HOUSE_ZONE, moment);

/** Calendar day of the house. */
export const todayInIsrael = (moment: Date): PlainDate => dayOf(israelClock(moment));

/**
 * Wall clock of a property, `yyyy-MM-ddTHH:mm`, to compare with its deadlines. In a country of several zones it is the
 * clock that is furthest on, and without a known country the one that is furthest on in the world (DEC-52).
 * @param countryCode ISO 3166-1, capitals: names of countries are many, and one that is not known costs the guest half a
 * day; null where the country is not known or a deadline comes without any zone
 */
export function propertyClock(moment: Date, countryCode: string | null): string {
  // One list asks for hundreds of hotels at one moment.
  if (toldAt !== moment.getTime()) told.clear();
  toldAt = moment.getTime();
  const key = countryCode ?? '';
  const clock = told.get(key) ?? latestClock(moment, key);
  told.set(key, clock);
  return clock;
}

const told = new Map<string, string>();
let toldAt = Number.NaN;

function latestClock(moment: Date, countryCode: string): string {
  const zones = zonesOf(countryCode);
  const clocks = (zones.length > 0 ? zones : [FIRST_ZONE]).map((zone) => clockIn(zone, moment));
  return clocks.reduce((latest, clock) => (clock > latest ? clock : latest));
}

/**
 * True once a calendar day is over at a property: in every zone of its country, and without a known country everywhere.
 * @param countryCode as of `propertyClock`
 */
export function isDayOver(day: PlainDate, moment: Date, countryCode: string | null): boolean {
  // The clock furthest on is at hand, and mostly it answers already.
  if (day >= dayOf(propertyClock(moment, countryCode))) return false;
  const zones = zonesOf(countryCode ?? '');
  return (zones.length > 0 ? zones : [LAST_ZONE]).every((zone) => day < dayOf(clockIn(zone, moment)));
}

/**
 * Country of a place as bookings keep it, “Tel Aviv, Israel”; of one part alone it may be the country, as a hotel need
 * have no city. Null where it names none.
 */
export const countryOfPlace = (location: string): string | null => location.split(',').at(-1)?.trim() || null;
