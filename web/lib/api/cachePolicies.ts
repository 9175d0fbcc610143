import { InMemoryCache } from '@apollo/client';
import { possibleTypes } from '#generated/graphql.ts';
import { pagedList } from './pagedList.ts';

/** Merges nested objects that have no id, because two screens may request different fields of the same object. */
const merged = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, { merge: true }]));

/**
 * The one place that decides how responses are cached. Records with an id are stored once; a search row is not a
 * record, because the same hotel has another price in another search.
 */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      HotelSummary: { keyFields: false },
      HotelSearchResult: { keyFields: false },
      HotelPin: { keyFields: false },
      Offer: { keyFields: false },
      AttractionDetail: { keyFields: false },
      CarOption: { keyFields: false },
      CarAddon: { keyFields: false },
      InsurancePackage: { keyFields: false },
      Attraction: { keyFields: false },
      City: { keyFields: ['code'] },
      // The same id means something else for other typed words, so suggestions are not shared between responses.
      Suggestion: { keyFields: false },
      KnownCity: { keyFields: false },
      Country: { keyFields: ['code'] },
      Hotel: {
        keyFields: ['id'],
        fields: merged('name', 'description', 'quality', 'coordinates', 'placeInTown', 'surroundings'),
      },
      Booking: {
        keyFields: ['id'],
        fields: {
          ...merged(
            'guest',
            'party',
            'cancellation',
            'carRental',
            'insurance',
            'payment',
            'cancellationOutcome',
            'reviewState',
          ),
          // The new list replaces the cached one, so that a removed ticket does not stay in it.
          attractions: { merge: false },
        },
      },
      // Rooms have no ids of their own: the list that was read last replaces the cached one.
      AdminHotel: { keyFields: ['id'], fields: { roomTypes: { merge: false } } },
      Viewer: { keyFields: ['id'], fields: merged('preferences') },
      Query: {
        fields: {
          exchangeRates: { merge: false },
          // Two screens request different facts, so they are merged.
          productFacts: { merge: true },
          favorites: { merge: false },
          extrasCatalogue: { merge: false },
          // The pages form one list; the arguments only say where a page belongs in it.
          myBookings: { keyArgs: false, merge: pagedList },
        },
      },
    },
  });
