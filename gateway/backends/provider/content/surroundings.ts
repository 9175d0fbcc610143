import { SETTINGS, type Setting } from '#backends/kit/drawing/settings.ts';
import type { City } from '../geography/city.ts';
import { isShoreCity } from '../geography/shore-cities.ts';
import type { SandboxHotelFacts } from './facts.ts';

/** Known places whose water is a lake. */
const lakes = new Set([
  'Tiberias',
  'Zürich',
  'Zurich',
  'Geneva',
  'Interlaken',
  'Queenstown',
  'Chicago',
  'Toronto',
]);
/** Known places on a river or with canals. */
const rivers = new Set(
  [
    'Paris London Rome Florence Venice Lyon Bordeaux Strasbourg Sevilla Porto Lisbon Berlin Frankfurt Vienna Salzburg Amsterdam',
    'Prague Budapest Warsaw Krakow Belgrade Copenhagen Stockholm Dublin Cairo Bangkok Hanoi Osaka Kyoto Seoul Tbilisi Istanbul',
  ].flatMap((line) => line.split(' ')),
);
/** Distance from the shore beyond which the water is not visible. */
const viewKm = 2.5;
const degreeKm = 111;

type SettingName = keyof typeof SETTINGS;

const named: Readonly<Record<string, SettingName>> = {
  Haifa: 'haifa',
  Jerusalem: 'jerusalem',
  Eilat: 'redSea',
  Aqaba: 'redSea',
  'Sharm El Sheikh': 'redSea',
  'Ein Bokek': 'redSea',
  Tiberias: 'lakeside',
  Beersheba: 'desert',
  'Mitzpe Ramon': 'desert',
  Paris: 'paris',
  'Las Vegas': 'metropolis',
  'Cape Town': 'mediterranean',
  Ubud: 'tropical',
  Reykjavik: 'northern',
};

/** Settings by country, for countries whose towns look alike. */
const regions: Readonly<Record<string, SettingName>> = Object.fromEntries(
  (
    [
      ['mediterranean', 'IT ES PT GR CY HR ME MT AL'],
      ['alpine', 'CH LI AD'],
      ['northern', 'DE NL DK SE NO FI PL EE LV LT IS BE'],
      ['european', 'FR GB IE AT CZ SK HU RO BG RS SI BA MK UA BY MD RU GE AM LU'],
      ['arabian', 'AE SA QA BH KW OM EG MA DZ TN LY JO LB SY IQ IR YE SD TR AZ UZ TM'],
      [
        'tropical',
        'TH ID PH MY LK MV VN KH LA MM IN BD TZ KE MU SC CR PA DO CU JM BS FJ PG BR CO VE EC NG GH CI SN',
      ],
      ['eastAsian', 'JP KR CN TW HK MO MN KP'],
      ['metropolis', 'US CA AU SG NZ AR CL UY ZA MX'],
    ] as const
  ).flatMap(([setting, countries]) => countries.split(' ').map((country) => [country, setting])),
);

/** The landscape of Israel changes within short distances: coast, hills, desert. */
function israelOf(city: City): SettingName {
  if (city.latitude < 31.1) return 'desert';
  return isByWater(city) || city.longitude < 34.95 ? 'telAviv' : 'hillTown';
}

const isOnLake = (city: City): boolean => city.known && lakes.has(city.name);

/** Known places by the sea need not be in the list of shore towns: some are islands, some are small. */
const isByWater = (city: City): boolean =>
  isOnLake(city) || isShoreCity(city.code) || (city.known && city.kind === 'sea');

/** The look of a town's hotels, by its name, its country and its kind. */
export function settingOf(city: City): Setting {
  const own = named[city.name];
  if (own && city.known) return SETTINGS[own];
  if (city.country === 'IL') return SETTINGS[israelOf(city)];
  if (city.known && city.kind === 'mountains') return SETTINGS.alpine;
  if (isOnLake(city) && city.country === 'CH') return SETTINGS.alpine;
  return SETTINGS[regions[city.country] ?? 'european'];
}

/** True when a sea or a lake is near: the town is on it, and the hotel not too far behind the shore. */
export function isWaterNear({ city, latitude, longitude }: SandboxHotelFacts): boolean {
  if (!isByWater(city)) return false;
  const north = Math.abs(latitude - city.latitude) * degreeKm;
  const east = Math.abs(longitude - city.longitude) * degreeKm * Math.cos((city.latitude * Math.PI) / 180);
  const awayKm = { N: north, S: north, E: east, W: east, none: Math.hypot(north, east) }[city.land ?? 'none'];
  return awayKm <= viewKm;
}

/** True for a town on a river or with canals. */
export const isOnRiver = (city: City): boolean => city.known && rivers.has(city.name);
