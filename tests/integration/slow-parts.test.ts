/**
 * When a source hangs, only the fields read from it are missing: every list is returned complete and in time.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FaultPlan } from '../support/servers/fault-proxy.ts';
import { startStubServer, type StubServer } from '../support/servers/stub-server.ts';
import type { Visitor } from '../support/visitor.ts';
import { memberWithStay, roomsFor } from './support/cancelling.ts';
import { chatAt, converse } from './support/chatting.ts';
import { startFaultyUpstreams, type FaultyUpstreams } from './support/faulty-upstreams.ts';
import { type Criteria, cityNamed, criteriaOf, search, searchWhole, twoNights } from './support/search.ts';

const hanging =
  (...paths: readonly string[]): FaultPlan =>
  ({ path }) =>
    paths.some((part) => decodeURIComponent(path).includes(part)) ? { kind: 'hang' } : null;

let upstreams: FaultyUpstreams;
let chat: StubServer;
let member: Visitor;
let admin: Visitor;
/** One saved hotel of each source. */
let saved: { readonly provider: string; readonly storedRoom: string };
let inTelAviv: Criteria;

/** Test data is created through another gateway, so that the one under test has nothing cached. */
beforeAll(async () => {
  chat = await startStubServer();
  upstreams = await startFaultyUpstreams(chatAt(chat));
  const { backends, product } = upstreams;
  const { provider, storedRoom } = await roomsFor(backends, twoNights(90));
  const there = await memberWithStay(backends, provider);
  for (const { hotelId } of [provider, storedRoom])
    await there.member.ask('mutation($id: ID!) { setFavorite(hotelId: $id, isFavorite: true) { hotelId } }', {
      id: hotelId,
    });
  saved = { provider: provider.hotelId, storedRoom: storedRoom.hotelId };
  member = there.member.at(() => product.url);
  const administrator = backends.visitor();
  await administrator.ask(
    `mutation { signIn(input: { email: "admin@example.com", password: "admin-demo-1" }) { __typename } }`,
  );
  admin = administrator.at(() => product.url);
  inTelAviv = criteriaOf(await cityNamed(product.visitor(), 'Tel Aviv'), twoNights(91));
  await searchWhole(product.visitor(), inTelAviv);
});
afterAll(async () => {
  await upstreams.stop();
  await chat.close();
});
afterEach(() => upstreams.clear());

/** Waits until the circuit breaker of the provider has closed again. */
async function untilProviderAnswers(): Promise<void> {
  const read = () => member.ask('query($id: ID!) { hotel(id: $id) { id } }', { id: saved.provider });
  await expect.poll(async () => (await read()).data['hotel']).toEqual({ id: saved.provider });
}

describe('while the hotel provider hangs', () => {
  it('a result list has its hotels and prices; pictures that are late are null, missing ones an empty list', async () => {
    upstreams.provider.change(hanging('HotelDetails', 'Hoteldetails'));
    const page = { page: 1, pageSize: 20 };
    const { hotels } = await search(upstreams.product.visitor(), inTelAviv, { withImages: true, page });
    expect(hotels).toHaveLength(20);
    const late = hotels.filter(({ images }) => images === null);
    expect(late.length).toBeGreaterThan(10);
    expect(new Set(late.map(({ source }) => source))).toEqual(new Set(['PROVIDER']));
    expect(hotels.some(({ source, images }) => source === 'STORED' && (images?.length ?? 0) > 0)).toBe(true);
  }, 30_000);

  it('favorites, bookings, map pins and thumbnails have everything that does not come from the provider', async () => {
    upstreams.provider.change({ kind: 'hang' });
    const [favorites, bookings, pins, thumbnails] = await Promise.all([
      member.ask('{ favorites { hotelId hotelName hotel { id images { url } } } }'),
      member.ask('{ myBookings { status hotelId hotelName hotel { id } reviewState { canReview } } }'),
      member.ask('query($ids: [ID!]!) { hotelPinsById(ids: $ids) { id } }', {
        ids: [saved.provider, saved.storedRoom],
      }),
      member.ask('query($ids: [ID!]!) { hotelThumbnails(ids: $ids) { id image { url } } }', {
        ids: [saved.provider, saved.storedRoom],
      }),
    ]);
    for (const { errors } of [favorites, bookings, pins, thumbnails]) expect(errors).toEqual([]);
    expect(favorites.data['favorites']).toMatchObject([
      { hotelId: saved.storedRoom, hotel: { id: saved.storedRoom } },
      { hotelId: saved.provider, hotelName: expect.stringMatching(/\w/), hotel: null },
    ]);
    expect(bookings.data['myBookings']).toMatchObject([
      { status: 'confirmed', hotelId: saved.provider, hotel: null, reviewState: { canReview: false } },
    ]);
    expect(pins.data['hotelPinsById']).toEqual([{ id: saved.storedRoom }]);
    expect(thumbnails.data['hotelThumbnails']).toMatchObject([
      { id: saved.provider, image: null },
      { id: saved.storedRoom, image: { url: expect.stringMatching(/^\//) } },
    ]);
  }, 40_000);

  it('the administrator gets all reviews and bookings, with the known hotel names', async () => {
    upstreams.provider.change({ kind: 'hang' });
    const { data, errors } = await admin.ask(`{
      adminReviews(page: { page: 1, pageSize: 10 }) { items { review { id } hotelName } }
      adminBookings(page: { page: 1, pageSize: 10 }) { items { id hotelName hotel { id } } }
    }`);
    expect(errors).toEqual([]);
    const { adminReviews, adminBookings } = data as {
      adminReviews: { items: { hotelName: string | null }[] };
      adminBookings: { items: { hotelName: string; hotel: { id: string } | null }[] };
    };
    expect(adminReviews.items.every(({ hotelName }) => hotelName !== null)).toBe(true);
    expect(adminReviews.items).toHaveLength(10);
    const [theirs, ...ours] = adminBookings.items;
    expect(theirs).toMatchObject({ hotelName: expect.stringMatching(/\w/), hotel: null });
    expect(ours).toHaveLength(9);
    expect(ours.every(({ hotel }) => hotel !== null)).toBe(true);
  }, 40_000);

  it('a favorite’s price is null with an error, and the saved hotels are returned', async () => {
    await untilProviderAnswers();
    upstreams.provider.change((request) =>
      request.path.endsWith('/Search') ? { kind: 'status', status: 503 } : null,
    );
    const { data, errors } = await member.ask(
      'query($stay: StayInput!) { favorites { hotelId hotel { id offers(stay: $stay) { offers { id } } } } }',
      { stay: twoNights(95) },
    );
    expect(data['favorites']).toMatchObject([
      { hotel: { id: saved.storedRoom, offers: { offers: expect.anything() } } },
      { hotel: { id: saved.provider, offers: null } },
    ]);
    expect(errors).toHaveLength(1);
  }, 40_000);
});

describe('while a part of the platform hangs', () => {
  it('own bookings are returned without the fields that depend on reviews', async () => {
    upstreams.platform.change(hanging('/Review'));
    const { data, errors } = await member.ask(
      '{ myBookings { status hotelName reviewState { canReview } } }',
    );
    expect(errors).toEqual([]);
    expect(data['myBookings']).toMatchObject([{ status: 'confirmed', reviewState: null }]);
  }, 30_000);

  it('provider hotels have their details, prices and pictures', async () => {
    await untilProviderAnswers();
    const visitor = upstreams.product.visitor();
    const whole = await searchWhole(visitor, inTelAviv);
    const ids = whole.hotels.flatMap(({ id, source }) => (source === 'PROVIDER' ? [id] : []));
    upstreams.platform.change({ kind: 'hang' });
    const { data, errors } = await visitor.ask(
      'query($ids: [ID!]!, $stay: StayInput) { hotelPinsById(ids: $ids, stay: $stay) { id rooms } }',
      { ids, stay: inTelAviv.stay },
    );
    expect(errors).toEqual([]);
    expect(data['hotelPinsById']).toHaveLength(ids.length);
    const list = await search(visitor, inTelAviv, { withImages: true });
    expect(list.hotels).toHaveLength(5);
  }, 40_000);
});

describe('a chat service', () => {
  const ask = () => converse(upstreams.product.visitor(), { message: 'Hotels?' });

  it('that replies while the provider hangs leads to a reply with the known hotels', async () => {
    const links = ['1000450', saved.storedRoom].map((id) => `[a hotel](/Hotel?id=${id})`);
    chat.json({ threadId: 't1', response: links.join(' and ') });
    upstreams.provider.change({ kind: 'hang' });
    const { data, errors } = await ask();
    expect(errors).toEqual([]);
    expect(data.sendChatMessage.hotels.map(({ hotel }) => hotel.id)).toEqual([saved.storedRoom]);
  }, 40_000);

  it('that hangs delays no list', async () => {
    let answer = (): void => undefined;
    chat.answer((_request, response) => {
      answer = () => void response.end(JSON.stringify({ threadId: 't1', response: 'Here I am' }));
    });
    let isAnswered = false;
    const reply = ask().finally(() => (isAnswered = true));
    await expect.poll(() => chat.seen.length).toBe(1);
    const list = await search(upstreams.product.visitor(), inTelAviv, { withImages: true });
    expect([list.hotels.length, isAnswered]).toEqual([5, false]);
    answer();
    expect((await reply).data.sendChatMessage.text).toBe('Here I am');
  });
});
