import { readDevice, writeDevice } from '../../storage/deviceStorage.ts';
import type { Suggestion } from './suggestion.ts';

const name = 'places';
const MAX_PLACES = 3;
const longest = 200;

const kinds = [
  'COUNTRY',
  'CITY',
  'AREA',
  'AIRPORT',
  'SIGHT',
  'STATION',
  'HOTEL',
] as const satisfies readonly Suggestion['kind'][];

/** A stored place; null for any other content of the storage. */
const read = (stored: unknown): Suggestion | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const text = (key: string): string | null => {
    const value = fields.get(key);
    return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
  };
  const kind = kinds.find((known) => known === text('kind'));
  const [id, title, countryName] = [text('id'), text('name'), text('countryName')];
  if (!kind || id === null || title === null || countryName === null) return null;
  return {
    kind,
    id,
    name: title,
    nameHe: text('nameHe'),
    iata: text('iata'),
    area: text('area'),
    region: null,
    regionHe: null,
    cityCode: text('cityCode'),
    cityName: text('cityName'),
    cityNameHe: text('cityNameHe'),
    countryCode: text('countryCode'),
    countryName,
    hotels: null,
    isClear: false,
  };
};

export const isSameSuggestion = (one: Suggestion, other: Suggestion): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Places and hotels that were searched on this device, the latest first; unreadable data counts as none. */
export const readRecentPlaces = (): readonly Suggestion[] => {
  const stored = readDevice(name);
  return Array.isArray(stored) ? stored.flatMap((each) => read(each) ?? []).slice(0, MAX_PLACES) : [];
};

/** Puts a place first and drops the oldest one beyond the maximum. */
export const saveRecentPlace = (place: Suggestion): void => {
  const others = readRecentPlaces().filter((other) => !isSameSuggestion(other, place));
  const { kind, id, nameHe, iata, area, cityCode, cityName, cityNameHe, countryCode, countryName } = place;
  const own = {
    kind,
    id,
    name: place.name,
    nameHe,
    iata,
    area,
    cityCode,
    cityName,
    cityNameHe,
    countryCode,
    countryName,
  };
  writeDevice(name, [own, ...others].slice(0, MAX_PLACES));
};

export const clearRecentPlaces = (): void => {
  writeDevice(name, []);
};
