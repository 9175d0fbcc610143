import { ApolloClient, ApolloLink } from '@apollo/client';
import { type DocumentNode, Kind, print, visit } from 'graphql';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import * as operations from '#generated/graphql.ts';
import { createCache } from './cachePolicies.ts';
import { createWholeLists, wholeLists } from './wholeLists.ts';

const { MapOfSearchDocument } = operations;

const money = { __typename: 'Money', amountMinor: 50_000, currency: 'ILS' };
const pin = (id: string) => ({
  __typename: 'HotelPin',
  id,
  name: { __typename: 'LocalizedText', en: `Hotel ${id}`, he: null },
  city: 'Haifa',
  cityHe: null,
  country: 'Israel',
  countryCode: 'IL',
  stars: 4,
  score: null,
  scoreSource: null,
  reviewCount: null,
  coordinates: { __typename: 'Coordinates', latitude: 32.8, longitude: 35 },
  metersToSea: null,
  rooms: 'AVAILABLE',
  pricePerNight: money,
  total: money,
  fullCost: money,
  freeCancellation: false,
  propertyFees: [money],
  isPick: false,
});

const answer = (...ids: string[]) => ({
  data: {
    __typename: 'Query' as const,
    hotelPins: {
      __typename: 'HotelPinList' as const,
      pins: ids.map(pin),
      totalItems: ids.length,
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
        checked: ids.length,
        total: ids.length,
        complete: true,
        failedChunks: [],
        isWaiting: false,
      },
    },
  },
});

const variables: operations.MapOfSearchQueryVariables = {
  criteria: {
    location: 'Haifa',
    stay: {
      checkIn: '2030-05-01',
      checkOut: '2030-05-03',
      occupancy: { adults: 2, children: 0, childrenAges: [], rooms: 1 },
    },
  },
  filter: {},
  sort: 'RECOMMENDED',
};

/** A client whose server gives these responses in order, and the documents sent to it. */
function clientOf(...answers: object[]) {
  const sent: string[] = [];
  const server = new ApolloLink(({ query }) => {
    sent.push(print(query));
    return of(answers[sent.length - 1] ?? {});
  });
  const { transform, link } = createWholeLists();
  const client = new ApolloClient({
    cache: createCache(),
    documentTransform: transform,
    link: ApolloLink.from([link, server]),
  });
  return { client, sent };
}

it('the server gets the complete document, and the page every field of every pin', async () => {
  const { client, sent } = clientOf(answer('1', '2'));
  const { data } = await client.query({ query: MapOfSearchDocument, variables });
  expect(sent).toEqual([print(MapOfSearchDocument)]);
  expect(data).toEqual(answer('1', '2').data);
});

it('pins that were read are shown again without a request, and replaced by newer ones', async () => {
  const { client, sent } = clientOf(answer('1', '2'), answer('2', '3'));
  const read = (fetchPolicy: 'cache-first' | 'network-only') =>
    client.query({ query: MapOfSearchDocument, variables, fetchPolicy });
  await read('cache-first');
  expect((await read('cache-first')).data).toEqual(answer('1', '2').data);
  expect(sent).toHaveLength(1);
  await read('network-only');
  expect((await read('cache-first')).data).toEqual(answer('2', '3').data);
  expect(sent).toHaveLength(2);
});

it('the cache gets a document without the fields of the rows', () => {
  const { transform } = createWholeLists();
  const fields: string[] = [];
  visit(transform.transformDocument(MapOfSearchDocument), {
    [Kind.FIELD]: ({ name, selectionSet }) => {
      if (name.value === 'pins') fields.push(`${name.value} ${selectionSet?.selections.length ?? 'whole'}`);
    },
  });
  expect(fields).toEqual(['pins whole']);
});

it('other documents stay as they are', () => {
  const { transform } = createWholeLists();
  const { ResultsDocument } = operations;
  expect(transform.transformDocument(ResultsDocument)).toBe(ResultsDocument);
});

it.each([...wholeLists])('only one document reads the list %s', (name) => {
  const readers = Object.entries(operations).filter(([, document]) => {
    if (typeof document !== 'object' || !('kind' in document)) return false;
    let isReader = false;
    visit(document as DocumentNode, {
      [Kind.FIELD]: (field) => {
        isReader ||= field.name.value === name;
      },
    });
    return isReader;
  });
  expect(readers.map(([reader]) => reader)).toEqual(['MapOfSearchDocument']);
});
