import type { FoundPlace, Gateway } from './gateway-client.ts';
import type { Intent } from './intent.ts';
import { folded } from './language.ts';

/** A place the gateway knows. */
export interface Place {
  readonly name: { readonly en: string; readonly he: string | null };
  readonly location: string;
  readonly countryCode: string;
  readonly cityCode: string | null;
}

/** The place an intent names, confirmed by the gateway; null when it knows none. */
export async function findPlace(intent: Intent, gateway: Gateway): Promise<Place | null> {
  if (intent.kind === 'city') {
    const { name, countryCode, spellings } = intent.city;
    const found = await gateway.cities(countryCode, name);
    const city = found.find((place) => folded(place.name) === folded(name)) ?? found[0];
    if (!city) return null;
    const he = city.nameHe ?? spellings.find((spelling) => /\p{Script=Hebrew}/u.test(spelling)) ?? null;
    return { name: { en: city.name, he }, location: city.name, countryCode, cityCode: city.code };
  }
  if (intent.kind !== 'search') return null;
  for (const words of intent.words) {
    const country = (await gateway.countries(words)).find((place) => isCalled(place, words));
    if (country)
      return {
        name: { en: country.name, he: country.nameHe },
        location: country.name,
        countryCode: country.code,
        cityCode: null,
      };
  }
  return null;
}

/** A full name only: a search that matches beginnings would make "in" India. */
const isCalled = (place: FoundPlace, words: string): boolean =>
  [place.name, place.nameHe ?? ''].some((name) => folded(name) === words);
