import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { sharedDocumentIds } from '#generated/shared-documents.ts';
import { sharedLink } from './sharedLink.ts';

const results = gql`
  query Results($sort: String) {
    hotelSearch(sort: $sort) {
      key
    }
  }
`;
const other = gql`
  query Other {
    exchangeRates {
      asOf
    }
  }
`;

interface Sent {
  readonly method: string | undefined;
  readonly url: URL;
  readonly body: string;
}

const json = (content: object, status = 200): Response =>
  new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });

/** A client whose server gives these responses in order, and the requests sent to it. */
function clientOf(answers: readonly (() => Response)[], now = Date.now) {
  const sent: Sent[] = [];
  const http = new HttpLink({
    uri: 'https://solera.example/graphql',
    fetch: async (url, init) => {
      sent.push({
        method: init?.method,
        url: new URL(new Request(url).url),
        body: typeof init?.body === 'string' ? init.body : '',
      });
      return answers[sent.length - 1]?.() ?? json({ data: null });
    },
  });
  const link = ApolloLink.from([sharedLink(now), http]);
  return { sent, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

const found = () => json({ data: { hotelSearch: { key: 'k', __typename: 'HotelSearchResult' } } });
const unknown = (status: number) => () =>
  json({ errors: [{ message: 'Unknown', extensions: { code: 'BAD_REQUEST' } }] }, status);

it('results are requested by the id of their document, at a URL that a browser may cache', async () => {
  const { client, sent } = clientOf([found]);
  const { data } = await client.query({ query: results, variables: { sort: 'STARS' } });
  expect(data).toMatchObject({ hotelSearch: { key: 'k' } });
  const [{ method, url, body } = { url: new URL('https://nobody.example') } as Sent] = sent;
  expect([sent.length, method, body, url.searchParams.has('query')]).toEqual([1, 'GET', '', false]);
  expect(JSON.parse(url.searchParams.get('variables') ?? '')).toEqual({ sort: 'STARS' });
  expect(JSON.parse(url.searchParams.get('extensions') ?? '')).toMatchObject({
    persistedQuery: { version: 1, sha256Hash: sharedDocumentIds['Results'] },
  });
});

it.each([
  ['does not know the id', unknown(200)],
  ['refuses the id with a status', unknown(400)],
  ['accepts no URL of this length', () => new Response('Too long', { status: 414 })],
  ['does not accept GET', () => new Response('POST only', { status: 405 })],
  ['is behind a proxy that forbids such a URL', () => new Response('', { status: 403 })],
])('the text of a query is sent to a server that %s', async (_why, refusal) => {
  const { client, sent } = clientOf([refusal, found]);
  const { data } = await client.query({ query: results, variables: { sort: 'STARS' } });
  expect(data).toMatchObject({ hotelSearch: { key: 'k' } });
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  const body = JSON.parse(sent[1]?.body ?? '') as { query: string; variables: object; extensions?: object };
  expect([body.query, body.variables]).toEqual([expect.stringContaining('query Results'), { sort: 'STARS' }]);
  expect(body.extensions).not.toHaveProperty('persistedQuery');
});

it('the text of a query is sent at once for some minutes after the server refused its id', async () => {
  const time = { now: 0 };
  const { client, sent } = clientOf([unknown(200), found, found, found], () => time.now);
  const ask = () => client.query({ query: results, fetchPolicy: 'network-only' });
  await ask();
  time.now += 4 * 60_000;
  await ask();
  time.now += 2 * 60_000;
  await ask();
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'GET']);
});

it('a request is not repeated as text when the server is broken or busy', async () => {
  const { client, sent } = clientOf([() => new Response('', { status: 502 })]);
  await expect(client.query({ query: results })).rejects.toThrow('502');
  expect(sent).toHaveLength(1);
});

it('operations other than shared reads are sent as usual', async () => {
  const { client, sent } = clientOf([() => json({ data: { exchangeRates: null } })]);
  await client.query({ query: other });
  expect([sent[0]?.method, sent[0]?.body]).toEqual(['POST', expect.stringContaining('query Other')]);
});
