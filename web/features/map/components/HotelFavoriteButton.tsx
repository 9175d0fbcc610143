import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { FavoriteButton } from '#lib/favorites/FavoriteButton.tsx';
import type { CriteriaWithWishes } from '#lib/search/searchState.ts';
import type { MapHotel } from '../useMapHotels.ts';

interface HotelFavoriteButtonProps {
  hotel: MapHotel;
  criteria: CriteriaWithWishes;
  className: string | undefined;
}

/** Saves a hotel of the map with its stay, like its card in the results. */
export function HotelFavoriteButton({ hotel, criteria, className }: HotelFavoriteButtonProps) {
  const { checkIn, checkOut, party, wishes } = criteria;
  return (
    <FavoriteButton
      hotelId={hotel.id}
      hotelName={<LocalizedText value={hotel.name} />}
      stay={{ checkIn, checkOut, party, wishes }}
      className={className ?? ''}
    />
  );
}
