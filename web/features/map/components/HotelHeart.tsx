import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { HeartButton } from '#lib/favorites/HeartButton.tsx';
import type { AskedCriteria } from '#lib/search/searchState.ts';
import type { MapHotel } from '../useMapHotels.ts';

interface HotelHeartProps {
  hotel: MapHotel;
  criteria: AskedCriteria;
  className: string | undefined;
}

/** Saves a hotel of the map with its stay, like its card in the results. */
export function HotelHeart({ hotel, criteria, className }: HotelHeartProps) {
  const { checkIn, checkOut, party, wishes } = criteria;
  return (
    <HeartButton
      hotelId={hotel.id}
      hotelName={<LocalizedText value={hotel.name} />}
      stay={{ checkIn, checkOut, party, wishes }}
      className={className ?? ''}
    />
  );
}
