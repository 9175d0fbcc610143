import { useMemo } from 'react';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useMapPins } from '#lib/hotel/useMapPins.ts';
import { PinMap } from '#ui/map/PinMap.tsx';

export interface TeaserMapProps {
  hotels: readonly HotelCard_HotelFragment[];
  activeId: string | null;
  onActive: (id: string | null) => void;
}

// No labels, because the map is hidden from screen readers and the keyboard.
const words = { priced: (hotel: string) => hotel, soldOut: (hotel: string) => hotel };
const texts = {
  map: '',
  zoomIn: '',
  zoomOut: '',
  note: null,
  cluster: () => '',
  from: (price: string) => price,
};

/** A static map with the hotels of the page. Hovering a card highlights its pin, and the other way round. */
export function TeaserMap({ hotels, activeId, onActive }: TeaserMapProps) {
  const { direction, language, content } = useLocale();
  const marked = useMemo(
    () =>
      hotels.map((hotel) => ({
        ...hotel,
        isPick: hotel.sherryPick !== null,
        // A hotel whose price is still loading is not shown as sold out.
        rooms: hotel.isPricePending ? ('UNKNOWN' as const) : ('NONE' as const),
      })),
    [hotels],
  );
  const pins = useMapPins(marked, words);
  return (
    <PinMap
      pins={pins}
      fitKey={pins.map(({ id }) => id).join()}
      chosenId={null}
      activeId={activeId}
      onActive={onActive}
      direction={direction}
      language={content}
      locale={language.locale}
      isStill
      texts={texts}
    />
  );
}
