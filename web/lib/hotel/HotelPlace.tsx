import type { ReactNode } from 'react';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useComma } from '#i18n/useComma.ts';
import { parsePlaceLine } from '#shared/text/place-of-line.ts';
import { useCountryName } from '../search/destination/usePlaceNames.ts';

interface Place {
  readonly city: string;
  readonly cityHe: string | null;
  readonly country: string;
  readonly countryCode: string | null;
}

/** City and country of a hotel, isolated, in the reader's language; a name without a translation stays as stored. */
export function HotelPlace({ hotel }: { hotel: Place }) {
  const { language, content, direction } = useLocale();
  const countryName = useCountryName();
  const comma = useComma();
  const { city, cityHe, country, countryCode } = hotel;
  const isHebrew = content === 'he';
  const parts = [
    isHebrew && cityHe ? cityHe : stored(city, direction === 'rtl'),
    countryCode === null ? stored(country, language.code !== 'en') : countryName(countryCode, country),
  ].filter((part) => part !== '');
  return (
    // The automatic direction would follow the first letter, and a Latin city name would reverse the line of an Arabic
    // page.
    <bdi dir={direction}>
      {parts[0]}
      {parts.length > 1 && comma}
      {parts[1]}
    </bdi>
  );
}

/** A name as stored, marked as English where that matters for reading it aloud; some are written in Hebrew letters. */
const stored = (name: string, isMarked: boolean): ReactNode =>
  isMarked && /\p{Script=Latin}/u.test(name) ? (
    <bdi lang="en" dir="ltr">
      {name}
    </bdi>
  ) : (
    name
  );

/** City and country of a hotel as plain text for titles and files, where a language cannot be marked. */
export const usePlaceWords = () => {
  const { content } = useLocale();
  const countryName = useCountryName();
  const comma = useComma();
  return ({ city, cityHe, country, countryCode }: Place): string =>
    [(content === 'he' && cityHe) || city, countryCode === null ? country : countryName(countryCode, country)]
      .filter(Boolean)
      .join(comma);
};

interface BookedPlaceProps {
  booking: {
    readonly hotelLocation: string;
    readonly hotelCityHe: string | null;
    readonly hotelCountryCode: string | null;
  };
  /** Leaves out the street, for screens that show the address too. */
  isCityOnly?: boolean;
}

/** The place that a booking stores as one line: “Eilat, Israel”, or “HaTmarim 5, Eilat, Israel”. */
export function BookedPlace({ booking, isCityOnly = false }: BookedPlaceProps) {
  const { hotelLocation, hotelCityHe: cityHe, hotelCountryCode: countryCode } = booking;
  const { city: cityName, country } = parsePlaceLine(hotelLocation);
  const comma = hotelLocation.lastIndexOf(',');
  const city = isCityOnly ? cityName : hotelLocation.slice(0, Math.max(comma, 0)).trim();
  return <HotelPlace hotel={{ city, cityHe, country, countryCode }} />;
}
