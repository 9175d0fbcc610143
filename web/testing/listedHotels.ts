import type { MockLink } from '@apollo/client/testing';
import {
  ListedHotelsDocument,
  type ListedHotel_HotelFragment,
  ListedPricesDocument,
} from '../generated/graphql.ts';
import { money } from './factories.ts';
import { hotelDetails, roomOffer } from './hotelFactories.ts';

/** A hotel as lists of hotels load it. */
const listedHotel = (changes: Partial<ListedHotel_HotelFragment> = {}): ListedHotel_HotelFragment => {
  const { source: _source, description: _description, ...hotel } = hotelDetails();
  return { ...hotel, surroundings: null, ...changes };
};

/**
 * Mocks of the queries for details and prices of hotels by id, for any number of requests.
 * @param byHotel prices of one night in shekels for six nights; a second offer has free cancellation, and breakfast or
 * half board at the same price
 * @param offers further changes to the offers of a hotel
 */
export const listed = (
  byHotel: Readonly<Record<string, readonly number[]>>,
  changes: Readonly<Record<string, Partial<ListedHotel_HotelFragment>>> = {},
  offers: Readonly<Record<string, Partial<ReturnType<typeof roomOffer>>>> = {},
): MockLink.MockedResponse[] => {
  const requestedIdsOf = ({ ids }: { ids?: unknown }) =>
    Array.isArray(ids) ? Object.keys(byHotel).filter((id) => ids.includes(id)) : [];
  const offersOf = (id: string) =>
    (byHotel[id] ?? []).map((price, at) =>
      roomOffer({
        id: `${id}-${at}`,
        pricePerNight: money(price),
        total: money(price * 6),
        mealPlan: at === 0 ? 'Room only' : 'Breakfast Included',
        mealChoices: at === 0 ? ['Room only'] : ['Breakfast Included', 'Half Board'],
        cancellation: {
          ...roomOffer().cancellation,
          isFree: at > 0,
          freeUntil: at > 0 ? '2031-05-01T18:00' : null,
        },
        ...offers[id],
      }),
    );
  return [
    {
      request: { query: ListedHotelsDocument, variables: () => true },
      result: (variables) => ({
        data: {
          __typename: 'Query',
          hotels: requestedIdsOf(variables).map((id) => listedHotel({ id, ...changes[id] })),
        },
      }),
      maxUsageCount: 20,
    },
    {
      request: { query: ListedPricesDocument, variables: () => true },
      result: (variables) => ({
        data: {
          __typename: 'Query',
          hotels: requestedIdsOf(variables).map((id) => ({
            __typename: 'Hotel',
            id,
            offers: { __typename: 'OfferList', offers: offersOf(id) },
          })),
        },
      }),
      maxUsageCount: 20,
    },
  ];
};
