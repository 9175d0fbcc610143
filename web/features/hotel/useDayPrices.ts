import { useState } from 'react';
import { useIntl } from 'react-intl';
import { hasWishes } from '#shared/pricing/matching-offer.ts';
import { useKnownStaysQuery } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney } from '#i18n/money/money.ts';
import { useAgo } from '#i18n/dates/useAgo.ts';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { useWishNames } from '#lib/hotel/useWishNames.ts';
import { wishesInput } from '#lib/hotel/wishesInput.ts';
import { panelMessages as messages } from './HotelPage.messages.ts';
import type { HotelStay } from './stayQuery.ts';

/**
 * Known prices of stays that start on other days, for rooms that meet the wishes; loaded when the calendar is first
 * opened.
 */
export const useDayPrices = (hotelId: string, { checkIn, checkOut, party, wishes }: HotelStay) => {
  const intl = useIntl();
  const names = useWishNames();
  const { language } = useLocale();
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const { data } = useKnownStaysQuery({
    variables: { hotelId, stay: { checkIn, checkOut, occupancy: party }, ...wishesInput(wishes) },
    skip: openedAt === null || hotelId === '',
    fetchPolicy: 'cache-and-network',
  });
  const ago = useAgo(openedAt ?? 0);
  const notes = new Map(
    (data?.knownStays ?? []).map(({ checkIn: day, pricePerNight, pricedAt }) => {
      const price = formatMoney(pricePerNight, language.locale, { whole: true });
      const words = intl.formatMessage(messages.dayPrice, { price, ago: ago(pricedAt) });
      return [day, { text: price, words }] as const;
    }),
  );
  const [oldest] = (data?.knownStays ?? []).map(({ pricedAt }) => pricedAt).toSorted();
  const nights = nightsBetween(checkIn, checkOut) ?? 1;
  const wishesNote = hasWishes(wishes)
    ? intl.formatMessage(messages.dayPricesAsked, { wishes: names(wishes) })
    : '';
  return {
    notes,
    legend:
      oldest &&
      [
        intl.formatMessage(messages.dayPrices, { nights }),
        wishesNote,
        intl.formatMessage(messages.oldestPrice, { ago: ago(oldest) }),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    open: () => setOpenedAt(Date.now()),
  };
};
