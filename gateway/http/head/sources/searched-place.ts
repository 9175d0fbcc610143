import { englishCountryName } from '#gateway/kit/countries.ts';
import { requestedPlace } from '#shared/routes/page-url.ts';
import { within } from '#gateway/kit/within.ts';
import { countryIn } from './country-name.ts';
import type { PageRequest, Head } from '../head.ts';
import type { TextsInLanguage } from '../page-texts.ts';

/** A city of the provider's list. */
interface KnownCity {
  readonly code: string;
  readonly name: string;
  /** Null when we have no Hebrew name. */
  readonly nameHe: string | null;
}

/** Source of the names of searched places. */
export interface PlaceSource {
  /** Charges one read to the caller's budget. @throws AppError RATE_LIMITED, OVERLOADED */
  spend(caller: string): Promise<void>;
  /**
   * The city of this country with this code or this name; null when there is none. @throws AppError when the list
   * cannot be read
   */
  city(countryCode: string, cityCode: string, name: string): Promise<KnownCity | null>;
}

interface SearchedPlace {
  /** City or country in the language of the page; empty when the URL names no place of our lists. */
  readonly words: string;
  /** The query parameters that identify the place, with our names; null when the lists could not be read. */
  readonly query: URLSearchParams | null;
  /** False for places that are in no list. */
  readonly isInLists: boolean;
  /** The place as the page will show it; see `Head`. */
  readonly shown: Head['place'];
}

/**
 * The name of a city as the page shows it: that of the URL, except in Hebrew. Null when our list has another name,
 * because the application would replace it with the one in the URL.
 */
function shownCity(
  found: KnownCity,
  requested: { readonly code: string; readonly name: string },
  language: string,
) {
  const { code, name, nameHe } = found;
  const own = language === 'he' && code === requested.code ? nameHe : null;
  if (own !== null) return { code, name: own };
  return name === requested.name ? { code: requested.code, name } : null;
}

/**
 * Names the searched place by our lists and never by the URL: otherwise anyone could put their text under our name into
 * search engines and the previews of messengers.
 */
export function createSearchedPlace(source: PlaceSource, budgetMs: number) {
  const cityOf = async (caller: string, ...city: Parameters<PlaceSource['city']>) => {
    await source.spend(caller);
    return source.city(...city);
  };

  return async ({ query, caller }: PageRequest, language: TextsInLanguage): Promise<SearchedPlace> => {
    const place = requestedPlace(query);
    const country = place?.country ?? null;
    const english = country === null ? null : englishCountryName(country);
    if (place === null || country === null || english === null)
      return { words: '', query: new URLSearchParams(), isInLists: place === null, shown: null };

    // One name for the country, whatever the URL calls it: otherwise search engines would list a page for each
    // spelling.
    const ofCountry = new URLSearchParams({ destination: english, country });
    const words = countryIn(language, country, english);
    // English pages show the spelling of their URL.
    const isShown = language.code !== 'en' || query.get('destination')?.trim() === english;
    const shown = { country: isShown ? words : null, city: null };
    const whole = { words, query: ofCountry, isInLists: true, shown };

    if (!place.isByCode) return { ...whole, isInLists: false };
    if (place.city === null) return whole;
    const { code, name } = place.city;
    const found = await within(cityOf(caller, country, code, name), budgetMs, 'unread').catch(() => 'unread');
    // No canonical URL: with that of the country, search engines would drop this page as its duplicate. The page stays
    // listed, because they would remove an unlisted one.
    if (typeof found === 'string') return { ...whole, query: null };
    if (found === null) return { ...whole, isInLists: false };
    const cityWords = (language.code === 'he' ? found.nameHe : null) ?? found.name;
    const ofCity = { destination: english, country, city: found.code, cityName: found.name };
    return {
      words: cityWords,
      query: new URLSearchParams(ofCity),
      isInLists: true,
      shown: { ...shown, city: shownCity(found, place.city, language.code) },
    };
  };
}
