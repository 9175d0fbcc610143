import { useAdminHotelCitiesQuery, useAdminHotelCountriesQuery } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import type { ComboItem } from '#ui/ComboBox.tsx';

const DEBOUNCE_MS = 200;

interface Place {
  readonly code: string;
  readonly name: string;
  readonly nameHe: string | null;
}

const isNamed = ({ name, nameHe }: Place, text: string): boolean => {
  const wanted = text.trim().toLowerCase();
  return name.toLowerCase() === wanted || nameHe === text.trim();
};

/**
 * Suggested countries and cities for the typed text. Hotels store the English names, which searches match in both
 * languages.
 */
export const usePlaceSuggestions = ({ country, city }: { country: string; city: string }) => {
  const { content } = useLocale();
  const countrySearch = useDebounced(country, DEBOUNCE_MS);
  const citySearch = useDebounced(city, DEBOUNCE_MS);
  const countries = useAdminHotelCountriesQuery({ variables: { search: countrySearch } });
  const known = (countries.data ?? countries.previousData)?.countries ?? [];
  const code = known.find((each) => isNamed(each, country))?.code;
  const cities = useAdminHotelCitiesQuery({
    variables: { countryCode: code ?? '', search: citySearch },
    skip: code === undefined,
  });
  const items = (places: readonly Place[]): ComboItem[] =>
    places.map(({ code: id, name, nameHe }) => ({
      id,
      name,
      ...(content === 'he' && nameHe !== null && { detail: nameHe }),
    }));
  const knownCities = code === undefined ? [] : ((cities.data ?? cities.previousData)?.cities ?? []);
  const isCountryRead = !countries.loading && countries.data !== undefined && countrySearch === country;
  const isCityRead = !cities.loading && cities.data !== undefined && citySearch === city;
  const isUnlisted = (places: readonly Place[], text: string): boolean =>
    text.trim() !== '' && !places.some((place) => isNamed(place, text));
  return {
    countries: items(known),
    isLoadingCountries: countries.loading,
    cities: items(knownCities),
    isLoadingCities: cities.loading,
    /** Cities can be suggested only within a known country. */
    hasCountry: code !== undefined,
    countryCode: code,
    /** True once it is known that no listed country has the typed name. */
    isCountryUnlisted: isCountryRead && isUnlisted(known, country),
    /** True once it is known that the typed country is listed, but has no listed city with the typed name. */
    isCityUnlisted: isCityRead && code !== undefined && isUnlisted(knownCities, city),
  };
};
