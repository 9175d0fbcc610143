import type { MockLink } from '@apollo/client/testing';
import {
  CheaperDatesDocument,
  type CheaperDatesQuery,
  type CheaperDatesQueryVariables,
  NearestDatesDocument,
  type NearestDatesQuery,
  type NearestDatesQueryVariables,
  type OtherDates_StayFragment,
} from '../generated/graphql.ts';
import { money } from './factories.ts';

const anyVariables = () => true;

/** A stay on other dates. */
export const nearbyStay = (changes: Partial<OtherDates_StayFragment> = {}): OtherDates_StayFragment => ({
  __typename: 'NearbyStay',
  checkIn: '2099-05-14',
  checkOut: '2099-05-16',
  total: money(820),
  ...changes,
});

/** Dates on which a hotel is cheaper. */
export const cheaperDates = (
  hotelId: string,
  savingPercent: number,
  stay: OtherDates_StayFragment,
): CheaperDatesQuery['cheaperDates'][number] => ({
  __typename: 'CheaperDates',
  hotelId,
  savingPercent,
  stay,
});

interface NearestAnswer {
  readonly stays: (hotelId: string) => readonly OtherDates_StayFragment[];
  readonly isComplete?: boolean;
  readonly times?: number;
}

/** Mock of the queries for the nearest dates; `onRequest` receives their variables. */
export const nearestMock = (
  { stays, isComplete = true, times = Number.POSITIVE_INFINITY }: NearestAnswer,
  onRequest: (variables: NearestDatesQueryVariables) => void = () => {},
): MockLink.MockedResponse<NearestDatesQuery, NearestDatesQueryVariables> => ({
  request: { query: NearestDatesDocument, variables: anyVariables },
  result: (variables) => {
    onRequest(variables);
    const nearestDates = [variables.hotelIds].flat().map((hotelId) => ({
      __typename: 'NearestDates' as const,
      hotelId,
      isComplete,
      stays: [...stays(hotelId)],
    }));
    return { data: { __typename: 'Query', nearestDates } };
  },
  maxUsageCount: times,
});

/** Mock of the queries for cheaper dates; `onRequest` receives their variables. */
export const cheaperMock = (
  found: CheaperDatesQuery['cheaperDates'],
  onRequest: (variables: CheaperDatesQueryVariables) => void = () => {},
): MockLink.MockedResponse<CheaperDatesQuery, CheaperDatesQueryVariables> => ({
  request: { query: CheaperDatesDocument, variables: anyVariables },
  result: (variables) => {
    onRequest(variables);
    return { data: { __typename: 'Query', cheaperDates: found } };
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
