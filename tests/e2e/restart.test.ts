import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { Visitor } from '../support/visitor.ts';
import { bookOverApi, lodging } from './support/booked-stay.ts';
import { type RunningProduct, startBuilt, temporaryDataDir } from './support/product/running-product.ts';
import { newMember } from './support/traveller.ts';

const dataDir = temporaryDataDir();
let product: RunningProduct;

beforeAll(async () => {
  product = await startBuilt(dataDir.path);
});
afterAll(async () => {
  await product.stop();
  dataDir.remove();
});

const bookingOf = async (visitor: Visitor, id: string) =>
  (
    await visitor.ask<{ booking: { status: string; totalToPay: { amountMinor: number } } | null }>(
      'query B($id: ID!) { booking(id: $id) { status totalToPay { amountMinor } hotelName guest { lastName } } }',
      { id },
    )
  ).data.booking;

const nameOf = async (visitor: Visitor) =>
  (await visitor.ask<{ me: { fullName: string } | null }>('{ me { fullName } }')).data.me?.fullName;

it('the built product compiles the queries that visitors share', async () => {
  const [id] =
    Object.entries(sharedDocuments).find(([, text]) => text.startsWith('query StaticContent')) ?? [];
  const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
  const query = new URLSearchParams({
    operationName: 'StaticContent',
    variables: JSON.stringify({ criteria: { location: 'Haifa', stay: lodging } }),
    extensions: JSON.stringify(extensions),
  });
  const response = await new Visitor(() => product.url).fetch(`/graphql?${query}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  expect(await response.json()).toMatchObject({ data: expect.anything() });
  expect(product.output()).not.toContain('graphql.not-compiled');
});

it('the product loses nothing when it is killed, and is ready again within seconds', async () => {
  const member = newMember();
  const visitor = new Visitor(() => product.url);
  await visitor.ask('mutation R($input: RegisterInput!) { register(input: $input) { __typename } }', {
    input: member,
  });
  expect(await nameOf(visitor)).toBe(member.fullName);
  const id = await bookOverApi(visitor);
  const before = await bookingOf(visitor, id);
  expect(before).toMatchObject({ status: 'confirmed', guest: { lastName: 'Stern' } });

  await product.kill();
  product = await startBuilt(dataDir.path);
  process.stdout.write(`ready again after ${product.startedInMs} ms on a used data folder\n`);

  expect(await nameOf(visitor)).toBe(member.fullName);
  expect(await bookingOf(visitor, id)).toEqual(before);
  const stranger = new Visitor(() => product.url);
  expect(await bookingOf(stranger, id)).toBeNull();
  await stranger.ask('mutation S($input: SignInInput!) { signIn(input: $input) { __typename } }', {
    input: { email: member.email, password: member.password },
  });
  expect(await bookingOf(stranger, id)).toEqual(before);
});
