import { InMemoryCache } from '@apollo/client';
import { possibleTypes } from '#generated/graphql.ts';
import { pagedList } from './pagedList.ts';

/** Parts without an id of their own: what two screens asked for is kept together. */
const merged = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, { merge: true }]));

/**
 * The one place that knows how answers are kept. Records with an id are kept once; a search row is not a record of its
 * own, because the same hotel costs something else in another search.
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
      // What one is depends on the words it answers.
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
          // A ticket that is taken out has to leave the list.
          attractions: { merge: false },
        },
      },
      // Rooms have no ids of their own: the list read last is the list.
      AdminHotel: { keyFields: ['id'], fields: { roomTypes: { merge: false } } },
      Viewer: { keyFields: ['id'], fields: merged('preferences') },
      Query: {
        fields: {
          exchangeRates: { merge: false },
          // Two screens ask for different facts.
          productFacts: { merge: true },
          favorites: { merge: false },
          extrasCatalogue: { merge: false },
          // Its pages are one list; the arguments say only where a page lies in it.
          myBookings: { keyArgs: false, merge: pagedList },
        },
      },
    },
  });
