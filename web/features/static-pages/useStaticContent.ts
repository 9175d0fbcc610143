import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type StaticContent_HotelFragment, useStaticContentQuery } from '#generated/graphql.ts';
import { pickText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney } from '#i18n/money/money.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { usePlaceWords } from '#lib/hotel/HotelPlace.tsx';
import { hotelPreviewPath } from '#lib/page/paths.ts';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import type { StaticContent, StaticHotel } from './staticContent.ts';
import { messages } from './staticPages.messages.ts';

const POLL_MS = 1500;

/** The default search of the home page: anywhere, tomorrow to a week from today, for two. */
const criteriaFrom = (day: string) => ({
  location: '',
  countryCode: null,
  cityCode: null,
  cityName: '',
  stay: { checkIn: addDays(day, 1), checkOut: addDays(day, 7), occupancy: { adults: 2 } },
});

const useStaticHotel = () => {
  const intl = useIntl();
  const { language, content } = useLocale();
  const placeWords = usePlaceWords();
  return (hotel: StaticContent_HotelFragment): StaticHotel => {
    const { pricePerNight, propertyFees, stars, images } = hotel;
    const [first] = images ?? [];
    return {
      id: hotel.id,
      name: pickText(hotel.name, content).text,
      place: placeWords(hotel),
      stars: stars === null ? '' : intl.formatMessage(messages.stars, { stars }),
      price: pricePerNight
        ? intl.formatMessage(propertyFees.length > 0 ? messages.perNightPlus : messages.perNight, {
            price: formatMoney(pricePerNight, language.locale),
            fees: propertyFees.map((fee) => formatMoney(fee, language.locale)).join(' + '),
          })
        : '',
      picture: first ? pictureSrc(first.url, 640) : null,
      path: hotelPreviewPath(hotel.id),
    };
  };
};

/** The current content of the home page, without animation. `hotels` grow until their search is complete. */
export const useStaticContent = () => {
  const intl = useIntl();
  const dates = useDates();
  const { language, direction, brand } = useLocale();
  const toHotel = useStaticHotel();
  const [day] = useState(today);
  const [criteria] = useState(() => criteriaFrom(day));
  const [isComplete, setComplete] = useState(false);
  const { data, error, refetch } = useStaticContentQuery({
    variables: { criteria },
    pollInterval: isComplete ? 0 : POLL_MS,
  });
  const result = data?.hotelSearch;
  if (!isComplete && result?.progress.complete) setComplete(true);
  const say = intl.formatMessage;
  const content: StaticContent = {
    language: language.code,
    direction,
    brand: brand.name,
    heading: say(messages.heading),
    lead: say(messages.lead),
    hotelsHeading: say(messages.hotels),
    inactive: say(messages.inactive),
    close: say(messages.close),
    fields: [messages.destination, messages.dates, messages.guests].map((message) => say(message)),
    search: say(messages.search),
    asOf: say(messages.asOf, { date: dates.date(day) }),
    hotels: (result?.hotels ?? []).map(toHotel),
  };
  return { content, isLoading: !isComplete && !error, error, refetch };
};
