import { InMemoryCache } from '@apollo/client';
import { possibleTypes } from '../generated/graphql.ts';

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
      Offer: { keyFields: false },
      AttractionDetail: { keyFields: false },
      CarOption: { keyFields: false },
      CarAddon: { keyFields: false },
      InsurancePackage: { keyFields: false },
      Attraction: { keyFields: false },
      City: { keyFields: ['code'] },
      Country: { keyFields: ['code'] },
      Hotel: { keyFields: ['id'] },
      Booking: { keyFields: ['id'], fields: { guest: { merge: true } } },
      Viewer: { keyFields: ['id'] },
      Query: { fields: { exchangeRates: { merge: false }, extrasCatalogue: { merge: false } } },
    },
  });
