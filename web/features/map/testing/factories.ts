import {
  type MapHotel_PinFragment,
  MapOfSearchDocument,
  type MapOfSearchQuery,
  MapThumbnailsDocument,
  MapTilesDocument,
} from '#generated/graphql.ts';
import { money } from '#web/testing/factories.ts';

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
  scoreSource: 'TRIPADVISOR',
  reviewCount: null,
  coordinates: { __typename: 'Coordinates', latitude: 32.8, longitude: 35 },
  metersToSea: null,
  rooms: 'AVAILABLE',
  pricePerNight: money(500),
  total: money(1000),
  fullCost: money(1000),
  freeCancellation: false,
  propertyFees: [],
  isPick: false,
  ...changes,
});

/**
 * Mock response to every request for pictures: no hotel has one.
 * @param onAsk called with the requested hotels
 */
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

/** Mock responses that every map needs: no pictures, no street tiles. */
export const standing = [
  noPictures(),
  {
    request: { query: MapTilesDocument },
    result: {
      data: {
        __typename: 'Query',
        productFacts: { __typename: 'ProductFacts', mapTilesUrl: null, mapStreetsUrl: null },
      },
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
];

/**
 * Response to the search of a map, once.
 * @param progress fields that differ from the progress of a complete search
 */
export const searchedAs = (progress: object, ...pins: MapHotel_PinFragment[]) => ({
  request: { query: MapOfSearchDocument, variables: () => true },
  result: {
    data: {
      __typename: 'Query',
      hotelPins: {
        __typename: 'HotelPinList',
        pins,
        totalItems: pins.length,
        isStale: false,
        facets: {
          __typename: 'SearchFacets',
          hotelClass: [],
          hotelRating: [],
          mealPreferences: [],
          amenities: [],
          areas: [],
          freeCancellation: 0,
          bedsForAll: 0,
          isFreeCancellationOver: false,
          knownHotels: 0,
          prices: [],
        },
        progress: {
          __typename: 'SearchProgress',
          checked: pins.length,
          total: pins.length,
          complete: true,
          failedChunks: [],
          isWaiting: false,
          ...progress,
        },
      },
    } satisfies MapOfSearchQuery,
  },
});
