import { useLocale } from '../i18n/LocaleProvider.tsx';
import { useCountryName } from './search/usePlaceNames.ts';

interface Place {
  readonly city: string;
  readonly cityHe: string | null;
  readonly country: string;
  readonly countryCode: string | null;
}

/** City and country of a hotel, isolated, in the reader's language (DEC-02); a country without a code stays as stored. */
export function HotelPlace({ hotel }: { hotel: Place }) {
  const { language, content } = useLocale();
  const countryName = useCountryName();
  const { country, countryCode } = hotel;
  const city = (content === 'he' && hotel.cityHe) || hotel.city;
  if (countryCode !== null || country === '' || language.code === 'en') {
    const named = countryCode === null ? country : countryName(countryCode, country);
    return <bdi>{[city, named].filter(Boolean).join(', ')}</bdi>;
  }
  return (
    <bdi>
      {city && `${city}, `}
      <bdi lang="en" dir="ltr">
        {country}
      </bdi>
    </bdi>
  );
}

interface BookedPlaceProps {
  booking: {
    readonly hotelLocation: string;
    readonly hotelCityHe: string | null;
    readonly hotelCountryCode: string | null;
  };
}

/** The place that a booking keeps as one line, “Eilat, Israel”. */
export function BookedPlace({ booking }: BookedPlaceProps) {
  const { hotelLocation, hotelCityHe: cityHe, hotelCountryCode: countryCode } = booking;
  const comma = hotelLocation.lastIndexOf(',');
  const city = hotelLocation.slice(0, Math.max(comma, 0)).trim();
  return <HotelPlace hotel={{ city, cityHe, country: hotelLocation.slice(comma + 1).trim(), countryCode }} />;
}
