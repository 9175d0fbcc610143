import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useKnownStaysQuery } from '../../generated/graphql.ts';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import { formatMoney } from '../../i18n/money.ts';
import { useAgo } from '../../i18n/useAgo.ts';
import { nightsBetween } from '../../i18n/plain-date.ts';
import { panelMessages as messages } from './HotelPage.messages.ts';
import type { HotelStay } from './stayAddress.ts';

/** Prices of stays that begin on other days, as somebody read them before; looked up when the calendar is first opened. */
export const useDayPrices = (hotelId: string, { checkIn, checkOut, party }: HotelStay) => {
  const intl = useIntl();
  const { language } = useLocale();
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const { data } = useKnownStaysQuery({
    variables: { hotelId, stay: { checkIn, checkOut, occupancy: party } },
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
  return {
    notes,
    legend:
      oldest &&
      `${intl.formatMessage(messages.dayPrices, { nights })} ${intl.formatMessage(messages.oldestPrice, { ago: ago(oldest) })}`,
    open: () => setOpenedAt(Date.now()),
  };
};
