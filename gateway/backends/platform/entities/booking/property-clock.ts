import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

countries.registerLocale(english);

const spoken = ['en', 'he'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Country codes by every known name of the country, in English and Hebrew. */
const codeByName: ReadonlyMap<string, string> = new Map(
  Object.keys(countries.getAlpha2Codes()).flatMap((code) =>
    [code, countries.getName(code, 'en'), ...spoken.map((names) => names.of(code))].map(
      (name) => [(name ?? code).toLowerCase(), code] as const,
    ),
  ),
);

/** The time zones in which a day begins first and last, used for a place whose country is unknown. */
const WORLD = ['Pacific/Kiritimati', 'Etc/GMT+12'];

/** Older engines have the list as a property, newer ones as a method. */
interface ZonedLocale {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[] | undefined;
}

function zonesOf(code: string): readonly string[] {
  const locale: Intl.Locale & ZonedLocale = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Code of the country in a place, “City, Country”; null when it is unknown. */
function countryOf(place: string): string | null {
  const name = place.split(',').at(-1)?.trim() ?? '';
  return codeByName.get(name.toLowerCase()) ?? countries.getAlpha2Code(name, 'en') ?? null;
}

function clockIn(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(moment).replace(' ', 'T');
}

/**
 * The earliest and the latest possible wall clock of a property, `yyyy-MM-ddTHH:mm`: they differ in a country of
 * several zones, and when the country is unknown.
 * @param place as bookings store it, “City, Country”
 */
export function propertyClocks(moment: Date, place: string | null): { earliest: string; latest: string } {
  const code = countryOf(place ?? '');
  const zones = code === null ? [] : zonesOf(code);
  const clocks = (zones.length > 0 ? zones : WORLD).map((zone) => clockIn(zone, moment));
  return {
    earliest: clocks.reduce((earliest, clock) => (clock < earliest ? clock : earliest)),
    latest: clocks.reduce((latest, clock) => (clock > latest ? clock : latest)),
  };
}
