import { unitOf } from '../random.ts';
import type { CityDraft } from './city.ts';

/** First code of irregular rows, above the codes of all other cities. */
const oddRowCodes = 99_100_001;
const countriesWithTestCity = ['SA', 'PH', 'US'];

/** The same place again, spelled differently, with three hotels or none. */
function variant(city: CityDraft, code: number): CityDraft {
  const name = city.name.includes(' ') ? city.name.replace(' ', '-') : city.name.toLowerCase();
  return {
    ...city,
    code: String(code),
    name,
    hotels: unitOf('variant', city.code) < 0.5 ? 0 : 3,
    known: false,
  };
}

/**
 * Rows that make the city lists as irregular as recorded ones: repeated places in other spellings, multiple spaces, a
 * test city.
 */
export function oddRows(cities: readonly CityDraft[]): readonly CityDraft[] {
  let code = oddRowCodes;
  const rows: CityDraft[] = [];
  for (const city of cities) {
    const luck = unitOf('odd-row', city.code);
    if (city.known || city.population > 60_000 || luck > 0.03) continue;
    if (luck < 0.015) rows.push(variant(city, code));
    else rows.push({ ...city, code: String(code), name: `${city.name},   ${city.countryName}`, hotels: 0 });
    code += 1;
  }
  for (const country of countriesWithTestCity) {
    const model = cities.find((city) => city.country === country);
    if (model) rows.push({ ...model, code: String(code), name: 'Test City', hotels: 0, known: false });
    code += 1;
  }
  return rows;
}
