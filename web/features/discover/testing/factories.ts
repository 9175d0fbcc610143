import type { MockLink } from '@apollo/client/testing';
import {
  CityFieldDocument,
  CountryLeadDocument,
  KnownDaysDocument,
  type CountryLeadQuery,
  DestinationFieldDocument,
  HeldHotelsDocument,
  type HeldHotelsQuery,
  type HeldHotelsQueryVariables,
  type HotelCard_HotelFragment,
  type ResultsQuery,
  type ResultsQueryVariables,
  ResultsDocument,
  ResultsProgressDocument,
  TypedPlaceDocument,
} from '#generated/graphql.ts';
import { money } from '#web/testing/factories.ts';
import { ideaMocks } from './ideas.ts';
import { readSentence, startsWith, typedSoFar } from './suggested.ts';

type Result = ResultsQuery['hotelSearch'];
type Progress = Result['progress'];
type KnownCityRow = CountryLeadQuery['knownCities'][number];

/** A hotel with rooms, breakfast and free cancellation. */
export const hotel = (changes: Partial<HotelCard_HotelFragment> = {}): HotelCard_HotelFragment => ({
  __typename: 'HotelSummary',
  id: '1000001',
  name: { __typename: 'LocalizedText', en: 'Seaside House', he: null },
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  stars: 4,
  quality: { __typename: 'Quality', score: 4.2, label: 'GREAT', source: 'TRIPADVISOR', reviewCount: null },
  amenities: ['WiFi', 'Pool'],
  coordinates: null,
  placeInTown: null,
  toAirport: null,
  surroundings: null,
  images: [{ __typename: 'HotelImage', url: '/stock/sea.svg', isIllustration: false }],
  pricePerNight: money(250.4),
  total: money(1502.4),
  fullCost: money(1502.4),
  isPricePending: false,
  mealPlan: 'Breakfast Included',
  mealChoices: ['Breakfast Included'],
  freeCancellation: true,
  partlyRefundable: false,
  freeCancellationUntil: null,
  freeCancellationOver: false,
  bedPlaces: null,
  propertyFees: [],
  upgrades: [],
  sherryPick: null,
  ...changes,
});

/** Hotels named “Hotel 1”, “Hotel 2” and so on, starting with `first`. */
export const hotels = (count: number, first = 1): HotelCard_HotelFragment[] =>
  Array.from({ length: count }, (_, index) =>
    hotel({
      id: String(1_000_000 + first + index),
      name: { __typename: 'LocalizedText', en: `Hotel ${first + index}`, he: null },
    }),
  );

export const progress = (changes: Partial<Progress> = {}): Progress => ({
  __typename: 'SearchProgress',
  checked: 240,
  total: 240,
  complete: true,
  failedChunks: [],
  isWaiting: false,
  ...changes,
});

/** The first page of a complete search: five of twelve hotels. */
export const result = (changes: Partial<Result> = {}): Result => ({
  __typename: 'HotelSearchResult',
  key: 'search',
  hotels: hotels(5),
  order: 'RECOMMENDED',
  pageInfo: { __typename: 'PageInfo', page: 1, pageSize: 5, totalPages: 3, totalItems: 12 },
  soldOut: 0,
  lowestPerNight: money(250.4),
  facets: {
    __typename: 'SearchFacets',
    hotelClass: [{ __typename: 'FacetCount', key: '5', count: 7 }],
    hotelRating: [{ __typename: 'FacetCount', key: 'EXCELLENT', count: 3 }],
    mealPreferences: [{ __typename: 'FacetCount', key: 'Half Board', count: 4 }],
    amenities: [{ __typename: 'FacetCount', key: 'Spa', count: 2 }],
    areas: [],
    freeCancellation: 9,
    bedsForAll: 6,
    isFreeCancellationOver: false,
    knownHotels: 240,
    prices: [
      {
        __typename: 'PriceBars',
        per: 'NIGHT',
        bars: [
          { __typename: 'PriceBar', from: 100, below: 200, count: 4 },
          { __typename: 'PriceBar', from: 200, below: 300, count: 7 },
          { __typename: 'PriceBar', from: 300, below: null, count: 1 },
        ],
      },
      {
        __typename: 'PriceBars',
        per: 'STAY',
        bars: [
          { __typename: 'PriceBar', from: 600, below: 1200, count: 4 },
          { __typename: 'PriceBar', from: 1200, below: 1800, count: 8 },
        ],
      },
    ],
  },
  progress: progress(),
  suggestion: null,
  pricedAt: null,
  isStale: false,
  ...changes,
});

/** The result of a complete search without hotels. */
export const emptyResult = (changes: Partial<Result> = {}): Result =>
  result({
    hotels: [],
    pageInfo: { __typename: 'PageInfo', page: 1, pageSize: 5, totalPages: 1, totalItems: 0 },
    ...changes,
  });

const anyVariables = () => true;

/** Mock of every search; `answer` returns the result for its variables. */
export const searchMock = (
  answer: (variables: ResultsQueryVariables) => Result,
  delay = 0,
): MockLink.MockedResponse<ResultsQuery, ResultsQueryVariables> => ({
  request: { query: ResultsDocument, variables: anyVariables },
  result: (variables) => ({ data: { __typename: 'Query', hotelSearch: answer(variables) } }),
  delay,
  maxUsageCount: Number.POSITIVE_INFINITY,
});

/** Mock of the query about hotels that stay on screen: their current data, and how many better ones there are. */
export const onScreenMock = (
  ahead: number,
  now: readonly HotelCard_HotelFragment[] = [],
): MockLink.MockedResponse<HeldHotelsQuery, HeldHotelsQueryVariables> => ({
  request: { query: HeldHotelsDocument, variables: anyVariables },
  result: () => ({
    data: {
      __typename: 'Query',
      hotelSearch: {
        __typename: 'HotelSearchResult',
        key: 'search',
        held: { __typename: 'HeldHotels', hotels: [...now], ahead },
      },
    },
  }),
  maxUsageCount: Number.POSITIVE_INFINITY,
});

/** Mock of the progress subscription with one event. */
export const progressMock = (event: Progress, delay = 0): MockLink.MockedResponse => ({
  request: { query: ResultsProgressDocument, variables: anyVariables },
  result: { data: { __typename: 'Subscription', hotelSearchProgress: event } },
  delay,
  maxUsageCount: Number.POSITIVE_INFINITY,
});

const HAIFA = { __typename: 'City' as const, code: '130446', name: 'Haifa', nameHe: 'חיפה' };

/** Mocks of the queries about places: suggestions, Haifa as the only city of every country, and these known cities. */
export const placeMocks = (known: readonly KnownCityRow[] = []): MockLink.MockedResponse[] => [
  {
    request: { query: DestinationFieldDocument, variables: anyVariables },
    result: ({ search = '' }) => ({
      data: {
        __typename: 'Query',
        suggestions: typedSoFar(String(search)).slice(0, 5),
      },
    }),
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: TypedPlaceDocument, variables: anyVariables },
    result: ({ search = '' }) => ({
      data: { __typename: 'Query', suggestions: readSentence(String(search)).slice(0, 5) },
    }),
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: CityFieldDocument, variables: anyVariables },
    result: ({ search = '' }) => ({
      data: { __typename: 'Query', cities: [HAIFA].filter(startsWith(String(search))) },
    }),
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: CountryLeadDocument, variables: anyVariables },
    result: { data: { __typename: 'Query', knownCities: [...known] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: KnownDaysDocument, variables: anyVariables },
    result: { data: { __typename: 'Query', knownDays: [] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  ...ideaMocks(),
];
