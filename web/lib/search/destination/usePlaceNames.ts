import { useMemo, useState } from 'react';
import { useCityFieldQuery } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { firstFrameCity } from './firstFrameCity.ts';
import type { Place } from '../searchState.ts';

/** Names a country by its code alone, in the chosen language, as the browser names it; null for unknown codes. */
export const useStandardCountryName = (): ((code: string) => string | null) => {
  const { locale } = useLocale().language;
  const names = useMemo(
    () => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
    [locale],
  );
  return (code) => {
    try {
      return names.of(code) ?? null;
    } catch {
      return null;
    }
  };
};

/** Names a country in the chosen language; in English and for unknown codes the provider's spelling stays. */
export const useCountryName = (): ((code: string, english: string) => string) => {
  const { code: languageCode } = useLocale().language;
  const standardName = useStandardCountryName();
  return (code, english) => (languageCode === 'en' ? english : (standardName(code) ?? english));
};

/**
 * Name of the picked city in the language of the texts.
 * @param otherwise shown until (or unless) its name in that language is known
 */
export const useCityName = ({ countryCode, cityCode, cityName }: Place, otherwise = cityName): string => {
  const { content } = useLocale();
  // The prerendered first frame already named the city, and its name must not change while the list is loading.
  const [framed] = useState(firstFrameCity);
  const isNeeded = content === 'he' && countryCode !== null && cityCode !== null && cityName !== '';
  const { data } = useCityFieldQuery({
    variables: { countryCode: countryCode ?? '', search: cityName },
    skip: !isNeeded,
  });
  if (!isNeeded) return cityName;
  const known = data?.cities.find((city) => city.code === cityCode)?.nameHe;
  return known ?? (framed?.code === cityCode ? framed.name : otherwise);
};

/** A searched place in words; both empty when anywhere is searched. */
export interface PlaceNames {
  readonly city: string;
  readonly country: string;
}

/** The searched place for headings and summaries, in the language of the texts. */
export const usePlaceNames = (place: Place): PlaceNames => {
  const countryName = useCountryName();
  const city = useCityName(place);
  const { countryCode, destination } = place;
  return { city, country: countryCode === null ? destination : countryName(countryCode, destination) };
};
