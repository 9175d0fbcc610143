import { useMemo } from 'react';
import { pickText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney, type MoneyAmount } from '#i18n/money/money.ts';
import type { MapPin } from '#ui/map/pins/pinGroups.ts';

interface PlacedHotel {
  readonly id: string;
  readonly name: { readonly en: string | null; readonly he: string | null };
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  readonly pricePerNight: MoneyAmount | null;
  /** Fees at the property in addition to the total, one sum per currency. */
  readonly propertyFees: readonly MoneyAmount[];
  /** The full cost of the stay with those fees, for comparing hotels; missing where nothing is compared. */
  readonly fullCost?: MoneyAmount | null;
  /** Whether it has rooms; when this is missing, a hotel without a price has none. */
  readonly rooms?: 'AVAILABLE' | 'NONE' | 'UNKNOWN';
  readonly isPick?: boolean;
}

interface PinWords {
  readonly priced: (hotel: string, price: string, hasFees: boolean) => string;
  readonly soldOut: (hotel: string) => string;
}

/** “₪500 +”: the plus sign stands for fees at the property, because a pin has no room for the words of a card. */
const withFees = (price: string): string => `${price}\u00a0+`;

/**
 * Hotels as map pins with the price per night, in the given order.
 * @param words the same object in every render, unless it changes
 */
export const useMapPins = (hotels: readonly PlacedHotel[], words: PinWords): readonly MapPin[] => {
  const { language, content } = useLocale();
  const { locale } = language;
  return useMemo(
    () =>
      hotels.flatMap((each): MapPin[] => {
        const { id, name, coordinates, pricePerNight, fullCost, rooms = 'NONE', isPick = false } = each;
        if (!coordinates) return [];
        const hasFees = each.propertyFees.length > 0;
        const hotel = pickText(name, content).text;
        const { latitude, longitude } = coordinates;
        const label = pricePerNight && formatMoney(pricePerNight, locale, { whole: true });
        const unpriced = rooms === 'UNKNOWN' ? hotel : words.soldOut(hotel);
        return [
          {
            id,
            latitude,
            longitude,
            label: label !== null && hasFees ? withFees(label) : label,
            price: (fullCost ?? pricePerNight)?.amountMinor ?? null,
            name: label === null ? unpriced : words.priced(hotel, label, hasFees),
            look: label === null && rooms === 'NONE' ? 'soldOut' : isPick ? 'pick' : 'plain',
          },
        ];
      }),
    [hotels, words, content, locale],
  );
};
