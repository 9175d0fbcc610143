import { unitOf } from '../random.ts';
import type { SourceCity } from './city-source.ts';
import type { City, CityDraft, Geography } from './city.ts';
import { countryRows } from './countries.ts';
import { destinations, type Destination, type PlaceKind } from './destinations.ts';
import { resorts } from './resorts.ts';
import { travellersName } from './spelling.ts';
import { oddRows } from './odd-rows.ts';
import { placeKey, sourceCities } from './prepared-cities.ts';

const firstHotelCode = 1_000_000;
/** City codes of places that the gazetteer lacks: above every GeoNames number. */
const inventedCityCodes = 99_000_001;
/** A city for load tests: 5,000 hotels, reachable by its code only, in no list. Its hotel codes follow all others. */
const unlisted = { code: '99900001', name: 'Trial City', hotels: 5_000 };
const otherKinds: readonly PlaceKind[] = [
  'city',
  'city',
  'city',
  'oldtown',
  'oldtown',
  'mountains',
  'sea',
  'desert',
];

/**
 * Hotels of an ordinary town: on average about 5 at 20,000 people, 15 at 100,000 and 70 at a million; some small towns
 * have none.
 */
function ordinaryHotelCount(population: number, luck: number): number {
  if (population < 40_000 && luck < 0.12) return 0;
  return Math.min(900, Math.floor(0.009 * population ** 0.65 * (0.4 + 1.2 * luck)));
}

function ordinaryCity(source: SourceCity, countryName: string): CityDraft {
  const luck = unitOf('hotel-count', source.id);
  const kind = otherKinds[Math.floor(unitOf('kind', source.id) * otherKinds.length)] ?? 'city';
  return {
    code: String(source.id),
    name: travellersName(source.country, source.name),
    country: source.country,
    countryName,
    longitude: source.longitude,
    latitude: source.latitude,
    population: source.population,
    hotels: ordinaryHotelCount(source.population, luck),
    kind,
    priceFactor: 0.7 + 0.4 * unitOf('price', source.id),
    land: undefined,
    known: false,
  };
}

function knownCity(
  wish: Destination,
  index: number,
  source: SourceCity | undefined,
  countryName: string,
): CityDraft {
  const [longitude, latitude] = wish.location ?? [source?.longitude ?? 0, source?.latitude ?? 0];
  return {
    code: source ? String(source.id) : String(inventedCityCodes + index),
    name: wish.as ?? travellersName(wish.country, wish.name),
    country: wish.country,
    countryName,
    longitude,
    latitude,
    population: source?.population ?? 5_000,
    hotels: wish.hotels,
    kind: wish.kind,
    priceFactor: wish.priceFactor,
    land: wish.land,
    known: true,
  };
}

function draftCities(countryNames: ReadonlyMap<string, string>): readonly CityDraft[] {
  const wished = [...destinations, ...resorts];
  const wishes = new Map(wished.map((wish) => [placeKey(wish.country, wish.name), wish]));
  const sold = sourceCities().filter((source) => countryNames.has(source.country));
  const largest = new Map<string, SourceCity>();
  for (const source of sold) {
    const key = placeKey(source.country, source.name);
    if (wishes.has(key) && source.population > (largest.get(key)?.population ?? 0)) largest.set(key, source);
  }
  const taken = new Set([...largest.values()].map((source) => source.id));
  const known = wished.map((wish, index) =>
    knownCity(
      wish,
      index,
      largest.get(placeKey(wish.country, wish.name)),
      countryNames.get(wish.country) ?? '',
    ),
  );
  const ordinary = sold
    .filter((source) => !taken.has(source.id))
    .map((source) => ordinaryCity(source, countryNames.get(source.country) ?? ''));
  const [cities, small] = [known.slice(0, destinations.length), known.slice(destinations.length)];
  return [...cities, ...ordinary, ...small];
}

/**
 * Gives each city its range of hotel codes, in the order of the list, so that a code changes only when the list
 * changes.
 */
function numbered(drafts: readonly CityDraft[]): readonly City[] {
  let next = firstHotelCode;
  return drafts.map((draft) => {
    const city = { ...draft, firstHotel: next };
    next += draft.hotels;
    return city;
  });
}

/**
 * The last city whose hotel codes start at or before the code.
 * @param cities with hotels only, in the order of their codes
 */
function cityAt(cities: readonly City[], code: number): City | undefined {
  let low = 0;
  let high = cities.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((cities[middle]?.firstHotel ?? Infinity) <= code) low = middle;
    else high = middle - 1;
  }
  return cities[low];
}

/** Reads the cities, and numbers them and their hotels. */
function createGeography(): Geography {
  const countries = countryRows();
  const drafts = draftCities(new Map(countries.map((row) => [row.Code, row.Name])));
  const [model] = drafts;
  const trial = model ? [{ ...model, ...unlisted }] : [];
  const all = numbered([...drafts, ...oddRows(drafts), ...trial]);
  const cities = all.filter(({ code }) => code !== unlisted.code);
  const withHotels = all.filter((city) => city.hotels > 0);
  const byCode = new Map(all.map((city) => [city.code, city]));
  const byCountry = new Map<string, City[]>();
  for (const city of cities) {
    const list = byCountry.get(city.country);
    if (list) list.push(city);
    else byCountry.set(city.country, [city]);
  }
  for (const list of byCountry.values())
    list.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const last = cities.findLast((city) => city.hotels > 0);
  const lastHotel = last ? last.firstHotel + last.hotels - 1 : firstHotelCode;
  return {
    countries,
    citiesOf: (country) => byCountry.get(country.toUpperCase()),
    cityByCode: (code) => byCode.get(code),
    hotelPlace(hotelCode) {
      const code = /^\d{7,9}$/.test(hotelCode) ? Number(hotelCode) : 0;
      const city = cityAt(withHotels, code);
      if (!city || code < city.firstHotel || code >= city.firstHotel + city.hotels) return undefined;
      return { city, index: code - city.firstHotel };
    },
    firstHotel: firstHotelCode,
    lastHotel,
  };
}

let world: Geography | undefined;

/** The geography, read once per process, because it is immutable and the same for every seed. */
export function worldGeography(): Geography {
  world ??= createGeography();
  return world;
}
