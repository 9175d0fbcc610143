import { englishCountryName } from '#gateway/kit/countries.ts';
import { askedPlace } from '#shared/routes/page-address.ts';
import { within } from '#gateway/kit/within.ts';
import { countryIn } from './country-name.ts';
import type { AskedPage, Head } from '../head.ts';
import type { TextsInLanguage } from '../page-texts.ts';

/** A city as the provider's list knows it. */
interface KnownCity {
  readonly code: string;
  readonly name: string;
  /** Null where none was written down. */
  readonly nameHe: string | null;
}

/** Where the names of searched places come from. */
export interface PlaceSource {
  /** Takes one read off the caller's budget. @throws AppError RATE_LIMITED, OVERLOADED */
  spend(caller: string): Promise<void>;
  /** The city of this country with this code or this name; null when there is none. @throws AppError when the list is down */
  city(countryCode: string, cityCode: string, name: string): Promise<KnownCity | null>;
}

interface SearchedPlace {
  /** City or country in the language of the page; empty where the address names no place of our lists. */
  readonly words: string;
  /** What of the address names the place, as our lists name it; null where they could not be read now. */
  readonly query: URLSearchParams | null;
  /** False for places that are in no list. */
  readonly isKnown: boolean;
  /** The same as the page itself will show it; see `Head`. */
  readonly shown: Head['place'];
}

/**
 * The name of a city as the page shows it, which is the one of the address but in Hebrew: null where our list has it
 * otherwise: the program would replace it with the name of the address.
 */
function shownCity(
  found: KnownCity,
  asked: { readonly code: string; readonly name: string },
  language: string,
) {
  const { code, name, nameHe } = found;
  const own = language === 'he' && code === asked.code ? nameHe : null;
  if (own !== null) return { code, name: own };
  return name === asked.name ? { code: asked.code, name } : null;
}

/**
 * Names the place that a search's address asks for by our lists, never by the address itself: anybody could write
 * words into an address that then stand under our name, in search engines and in the previews of messengers.
 */
export function createSearchedPlace(source: PlaceSource, budgetMs: number) {
  const cityOf = async (caller: string, ...city: Parameters<PlaceSource['city']>) => {
    await source.spend(caller);
    return source.city(...city);
  };

  return async ({ query, caller }: AskedPage, language: TextsInLanguage): Promise<SearchedPlace> => {
    const place = askedPlace(query);
    const country = place?.country ?? null;
    const english = country === null ? null : englishCountryName(country);
    if (place === null || country === null || english === null)
      return { words: '', query: new URLSearchParams(), isKnown: place === null, shown: null };

    // Of all that an address may call a country, one name: else each of them is a page of its own.
    const ofCountry = new URLSearchParams({ destination: english, country });
    const words = countryIn(language, country, english);
    // English pages keep the spelling of their address.
    const isShown = language.code !== 'en' || query.get('destination')?.trim() === english;
    const shown = { country: isShown ? words : null, city: null };
    const whole = { words, query: ofCountry, isKnown: true, shown };

    if (!place.isByCode) return { ...whole, isKnown: false };
    if (place.city === null) return whole;
    const { code, name } = place.city;
    const found = await within(cityOf(caller, country, code, name), budgetMs, 'unread').catch(() => 'unread');
    // The country's address would make this page a copy of that one, and "unknown" would take it out of the lists.
    if (typeof found === 'string') return { ...whole, query: null };
    if (found === null) return { ...whole, isKnown: false };
    const cityWords = (language.code === 'he' ? found.nameHe : null) ?? found.name;
    const ofCity = { destination: english, country, city: found.code, cityName: found.name };
    return {
      words: cityWords,
      query: new URLSearchParams(ofCity),
      isKnown: true,
      shown: { ...shown, city: shownCity(found, place.city, language.code) },
    };
  };
}
