import { type MapHotel_PinFragment, MapThumbnailsDocument } from '../../../generated/graphql.ts';
import { money } from '../../../testing/factories.ts';

/** A hotel of Haifa with rooms. */
export const hotel = (id: string, changes: Partial<MapHotel_PinFragment> = {}): MapHotel_PinFragment => ({
  __typename: 'HotelPin',
  id,
  name: { __typename: 'LocalizedText', en: `Hotel ${id}`, he: null },
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  stars: 4,
  score: 4.2,
  coordinates: { __typename: 'Coordinates', latitude: 32.8, longitude: 35 },
  rooms: 'AVAILABLE',
  pricePerNight: money(500),
  total: money(1000),
  isPick: false,
  ...changes,
});

/** Answers every question for pictures: that there are none. @param onAsk hears which hotels are asked for */
export const noPictures = (onAsk: (ids: readonly string[]) => void = () => undefined) => ({
  request: {
    query: MapThumbnailsDocument,
    variables: ({ ids }: Record<string, string[]>) => {
      onAsk(ids ?? []);
      return true;
    },
  },
  result: ({ ids }: Record<string, string[]>) => ({
    data: {
      __typename: 'Query' as const,
      hotelThumbnails: (ids ?? []).map((id) => ({ __typename: 'HotelThumbnail' as const, id, image: null })),
    },
  }),
  maxUsageCount: Number.POSITIVE_INFINITY,
});
