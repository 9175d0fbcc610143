import {
  BedDouble,
  Building2,
  Flag,
  Landmark,
  type LucideIcon,
  MapPinned,
  Plane,
  TrainFront,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useComma } from '#i18n/useComma.ts';
import { useHotelCount } from '../filters/useHotelCount.ts';
import { useCountryName } from './usePlaceNames.ts';
import { messages } from '../SearchForm.messages.ts';
import type { Suggestion } from './suggestion.ts';

export const suggestionIcons: Readonly<Record<Suggestion['kind'], LucideIcon>> = {
  COUNTRY: Flag,
  CITY: Building2,
  AREA: MapPinned,
  AIRPORT: Plane,
  SIGHT: Landmark,
  STATION: TrainFront,
  HOTEL: BedDouble,
};

/** Isolates a name from surrounding text of another direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Suggestions in the reader's language. */
export const useSuggestionWords = () => {
  const intl = useIntl();
  const { content, language } = useLocale();
  const countryName = useCountryName();
  const hotelCount = useHotelCount();
  const comma = useComma();
  const inHebrew = (name: string, hebrew: string | null | undefined) =>
    content === 'he' && hebrew ? hebrew : name;

  const country = ({ countryCode, countryName: english }: Suggestion): string =>
    countryCode ? countryName(countryCode, english) : english;
  /** “the Galilee”; a language that shows English names does not need their article. */
  const region = ({ region: english, regionHe }: Suggestion): string => {
    const own = inHebrew(english ?? '', regionHe);
    return language.code === 'en' ? own : own.replace(/^the /, '');
  };
  const kindOf = (suggestion: Suggestion): string =>
    suggestion.region
      ? intl.formatMessage(messages.cityOfRegion, { region: isolated(region(suggestion)) })
      : intl.formatMessage(messages[suggestion.kind]);
  const city = ({ cityName, cityNameHe }: Suggestion): string => inHebrew(cityName ?? '', cityNameHe);
  const name = (suggestion: Suggestion): string => {
    if (suggestion.kind === 'COUNTRY') return country(suggestion);
    const own = inHebrew(suggestion.name, suggestion.nameHe);
    return suggestion.iata ? `${isolated(own)} (${suggestion.iata})` : own;
  };
  /** “Paris”, or “Montmartre, Paris” for a part of it. */
  const inCity = (suggestion: Suggestion): string =>
    suggestion.kind === 'CITY' ? city(suggestion) : name(suggestion) + comma + city(suggestion);
  return {
    name,
    country,
    city,
    region,
    inCity,
    /** “Airport · Paris · France · 1,202 hotels”, as far as each is known. */
    detail: (suggestion: Suggestion, ...before: readonly string[]): string => {
      const { kind, hotels } = suggestion;
      const isInCity = kind !== 'COUNTRY' && kind !== 'CITY';
      return [
        ...before,
        kindOf(suggestion),
        ...(isInCity ? [city(suggestion)] : []),
        ...(kind === 'COUNTRY' ? [] : [country(suggestion)]),
        // Beside an airport, the number of hotels in the complete city would be misleading.
        ...(kind === 'CITY' && typeof hotels === 'number' ? [hotelCount(hotels, 0)] : []),
      ]
        .filter((part) => part !== '')
        .map(isolated)
        .join(' · ');
    },
    /** “Charles de Gaulle (CDG), France”. */
    place: (suggestion: Suggestion): string =>
      suggestion.kind === 'COUNTRY' ? country(suggestion) : name(suggestion) + comma + country(suggestion),
    /** “Paris, France” or “Montmartre, Paris”: what a search for it shows. */
    searched: (suggestion: Suggestion): string => {
      if (suggestion.kind === 'COUNTRY') return country(suggestion);
      return suggestion.area ? inCity(suggestion) : city(suggestion) + comma + country(suggestion);
    },
  };
};
