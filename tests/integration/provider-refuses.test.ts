/** When the provider refuses our credentials, searches fail with an error instead of returning no hotels. */
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Visitor } from '../support/visitor.ts';
import { register } from './support/booking.ts';
import { codesOf } from './support/cancelling.ts';
import { say } from './support/chatting.ts';
import { recovery, startFaultyUpstreams, type FaultyUpstreams } from './support/faulty-upstreams.ts';
import {
  type Criteria,
  cityNamed,
  criteriaOf,
  searchAnswer,
  searchWhole,
  twoNights,
} from './support/search.ts';

let upstreams: FaultyUpstreams;
let visitor: Visitor;
/** Searches of Lyon, which has no stored hotels: all its data is the provider's. */
let inLyon: (ahead: number) => Criteria;

const refused = { kind: 'status', status: 401 } as const;

beforeAll(async () => {
  upstreams = await startFaultyUpstreams();
  visitor = upstreams.product.visitor();
  const city = await cityNamed(visitor, 'Lyon', 'FR');
  inLyon = (ahead) => criteriaOf(city, twoNights(ahead), 'FR');
});
afterAll(() => upstreams.stop());
beforeEach(() => upstreams.provider.change(refused));

/** The error code that a search ends with, however long it takes. */
async function endOf(criteria: Criteria): Promise<string> {
  for (let round = 0; round < 100; round += 1) {
    const { data, errors } = await searchAnswer(visitor, criteria);
    if (errors.length > 0) return codesOf(errors);
    if (data.hotelSearch.progress.complete) return JSON.stringify(data.hotelSearch.progress);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return 'without an end';
}

const lost = 'PROVIDER_UNAVAILABLE';

describe('while the provider refuses our password', () => {
  it('a city without a cached hotel list is an error in the list, on the map and in the stream', async () => {
    expect(await endOf(inLyon(50))).toBe(lost);
    const { errors } = await visitor.ask(
      'query($criteria: SearchCriteriaInput!) { hotelPins(criteria: $criteria) { totalItems } }',
      { criteria: inLyon(50) },
    );
    expect(codesOf(errors)).toBe(lost);
    const client = createClient({
      url: `${upstreams.product.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const codes: string[] = [];
    const events = client.iterate({
      query: `subscription($criteria: SearchCriteriaInput!) {
        hotelSearchProgress(criteria: $criteria) { complete total failedChunks }
      }`,
      variables: { criteria: inLyon(50) },
    });
    for await (const { errors: found = [] } of events) codes.push(codesOf(found));
    await client.dispose();
    expect(codes.at(-1)).toBe(lost);
  });

  it('a city with a cached hotel list but without prices is the same error', async () => {
    upstreams.clear();
    await searchWhole(visitor, inLyon(52));
    upstreams.provider.change(refused);
    expect(await endOf(inLyon(54))).toBe(lost);
  });

  it('a search without a city reports the failure and returns the stored hotels', async () => {
    const whole = await searchWhole(visitor, { stay: twoNights(50) });
    expect(new Set(whole.hotels.map(({ source }) => source))).toEqual(new Set(['STORED']));
    expect(whole.progress.failedChunks.length).toBeGreaterThan(0);
  });

  it('offers of a hotel and prices of favorites are errors, not empty lists', async () => {
    upstreams.clear();
    const [hotel] = (await searchWhole(visitor, inLyon(56))).hotels;
    const member = upstreams.product.visitor();
    await register(member);
    const id = hotel?.id ?? '';
    await member.ask('mutation($id: ID!) { setFavorite(hotelId: $id, isFavorite: true) { hotelId } }', {
      id,
    });
    upstreams.provider.change(refused);
    const stay = twoNights(58);
    const page = await member.ask(
      'query($id: ID!, $stay: StayInput!) { hotel(id: $id) { id offers(stay: $stay) { nights } } }',
      { id, stay },
    );
    expect(page.errors).not.toEqual([]);
    const saved = await member.ask<{ favorites: { hotelId: string; hotel: { offers: unknown } | null }[] }>(
      'query($stay: StayInput!) { favorites { hotelId hotel { id offers(stay: $stay) { nights } } } }',
      { stay },
    );
    expect(saved.data.favorites.map(({ hotelId }) => hotelId)).toEqual([id]);
    expect(saved.data.favorites[0]?.hotel?.offers ?? null).toBeNull();
    expect(saved.errors).not.toEqual([]);
  });

  it.each([
    ['Hotels in Lyon for two people next weekend', /could not check/],
    ['מלונות בליון לשני אנשים בסוף השבוע הבא', /לא הצלחתי לבדוק/u],
  ])('Sherry says that she could not check: %s', async (question, words) => {
    const { text } = (await say(visitor, question)).data.sendChatMessage;
    expect(text).toMatch(words);
  });

  it('a retry finds the hotels once the provider works again', async () => {
    expect(await endOf(inLyon(60))).toBe(lost);
    upstreams.clear();
    const again = async (): Promise<string> => {
      await visitor.ask(
        'mutation($criteria: SearchCriteriaInput!) { retryHotelSearch(criteria: $criteria) { complete } }',
        { criteria: inLyon(60) },
      );
      return endOf(inLyon(60));
    };
    await expect.poll(again, recovery).toContain('"failedChunks":[]');
  });
});
