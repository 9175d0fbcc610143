import type { PlainDate } from '#models/stay.ts';
import { dayOf } from './nights.ts';
import { MINUTE_MS } from './time-units.ts';

/** Time zone of the country whose law the fees follow; “today” without a property is the day there. */
export const BUSINESS_TIME_ZONE = 'Asia/Jerusalem';
/** The zone in which every day begins first: it gives the earliest end of a deadline without a zone. */
const FIRST_ZONE = 'Pacific/Kiritimati';
/** The zone in which every day ends last. */
const LAST_ZONE = 'Etc/GMT+12';

/** Cached, because creating one costs far more than using it. */
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

/** Zones of a country by its code (ISO 3166-1); empty for an unknown country. */
function zonesOf(countryCode: string): readonly string[] {
  const known = zonesByCountry.get(countryCode);
  if (known) return known;
  if (!/^[A-Z]{2}$/.test(countryCode)) return [];
  const locale: Intl.Locale & ZonedLocale = new Intl.Locale(`und-${countryCode}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  zonesByCountry.set(countryCode, zones);
  return zones;
}

/**
 * Range of the possible wall clocks of a property, `yyyy-MM-ddTHH:mm`. Only its country is known, so in a country of
 * several zones the two differ: by an hour in Spain, by ten in Russia, by 26 when the country is unknown.
 */
export interface PropertyClocks {
  /** The earliest possible time, for what starts at a moment, such as a night. */
  readonly earliest: string;
  /** The latest possible time, for deadlines that protect the hotel. */
  readonly latest: string;
}

/** The clocks that were last read by country or zone, with their minute since the epoch: a clock shows no seconds. */
const lastClocks = new Map<string, { readonly minute: number; readonly range: PropertyClocks }>();

/** The clocks in these zones, whose offsets are whole minutes since 1972. @param key of the zones */
function clocksIn(key: string, zones: readonly string[], moment: Date): PropertyClocks {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const last = lastClocks.get(key);
  if (last?.minute === minute) return last.range;
  const clocks = zones.map((zone) => clockIn(zone, moment));
  const range = {
    earliest: clocks.reduce((earliest, clock) => (clock < earliest ? clock : earliest)),
    latest: clocks.reduce((latest, clock) => (clock > latest ? clock : latest)),
  };
  lastClocks.set(key, { minute, range });
  return range;
}

/** Wall clock in Israel, `yyyy-MM-ddTHH:mm`, whatever zone the machine is in. */
export const israelClock = (moment: Date): string =>
  clocksIn(BUSINESS_TIME_ZONE, [BUSINESS_TIME_ZONE], moment).latest;

/** Calendar day in Israel. */
export const todayInIsrael = (moment: Date): PlainDate => dayOf(israelClock(moment));

/**
 * Both ends of the possible wall clocks of a property.
 * @param countryCode ISO 3166-1, in capitals, not a name, because an unrecognized one would cost the guest half a day;
 * null when the country is unknown or a deadline has no zone
 */
export function propertyClocks(moment: Date, countryCode: string | null): PropertyClocks {
  const country = countryCode ?? '';
  const zones = zonesOf(country);
  return zones.length > 0 ? clocksIn(country, zones, moment) : clocksIn('', [LAST_ZONE, FIRST_ZONE], moment);
}

/**
 * Wall clock of a property, `yyyy-MM-ddTHH:mm`, to compare with its deadlines: the latest possible one.
 * @param countryCode as in `propertyClocks`
 */
export const propertyClock = (moment: Date, countryCode: string | null): string =>
  propertyClocks(moment, countryCode).latest;

/**
 * True once a calendar day is over at a property, in every zone of its country, or of the world when the country is
 * unknown.
 * @param countryCode as in `propertyClocks`
 */
export const isDayOver = (day: PlainDate, moment: Date, countryCode: string | null): boolean =>
  day < dayOf(propertyClocks(moment, countryCode).earliest);

/**
 * Country of a place as bookings store it, “Tel Aviv, Israel”. A single part may be the country, because a hotel need
 * not have a city. Null when there is none.
 */
export const countryOfPlace = (location: string): string | null => location.split(',').at(-1)?.trim() || null;
