import type { MockLink } from '@apollo/client/testing';
import {
  CityPricesDocument,
  type CityPricesQuery,
  FeaturedHotelsDocument,
  type FeaturedHotelsQuery,
} from '#generated/graphql.ts';

/** Mocks of the queries for the ideas of the home page; the results are empty by default. */
export const ideaMocks = ({
  weekends = [],
  others = [],
  featuredHotels = [],
}: Partial<
  Omit<CityPricesQuery, '__typename'> & Omit<FeaturedHotelsQuery, '__typename'>
> = {}): MockLink.MockedResponse[] => [
  {
    request: { query: CityPricesDocument },
    result: { data: { __typename: 'Query', weekends, others } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: FeaturedHotelsDocument },
    result: { data: { __typename: 'Query', featuredHotels } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
];
