/**
 * Known queries are answered without Apollo Server: every response must be the one that Apollo Server gives, byte for
 * byte, headers included.
 */
import { Agent, request as httpRequest } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { cityNamed, type Criteria, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const [resultsId = '', resultsText = ''] =
  Object.entries(sharedDocuments).find(([, text]) => text.startsWith('query Results(')) ?? [];

let product: TestProduct;
let criteria: Criteria;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  product = await startTestProduct({ TRUSTED_PROXIES: '127.0.0.1' });
  criteria = criteriaOf(await cityNamed(product.visitor(), 'Haifa'), twoNights(65));
  await searchWhole(product.visitor(), criteria);
});
afterAll(async () => {
  agent.destroy();
  await product.stop();
});

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Sends a request. @returns status, headers and body, without what differs by time or request */
const send = ({ method = 'POST', path = '/graphql', headers = {}, body }: Asked): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(
      new URL(path, product.url),
      { agent, method, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { rawHeaders, statusCode } = answer;
          const names = rawHeaders.filter((_, at) => at % 2 === 0);
          const pairs = names.map((name, at) => `${name}: ${rawHeaders[2 * at + 1]}`);
          const own = pairs.filter((pair) => !/^(date|x-request-id):/i.test(pair));
          const text = Buffer.concat(parts).toString('latin1');
          const same = text.replace(/("requestId":)"[^"]*"|("retryAfter":)\d+/g, '$1$2');
          resolve([statusCode, ...own, '', same].join('\n').replace(/(retry-after: )\d+/i, '$1'));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

const ACCEPT = 'application/json';
/** Accepts the same types, but in a form that only Apollo Server handles. */
const ODD_ACCEPT = 'application/json, text/plain;q=0.1';

/** The response in both ways. Apollo Server is asked first, so that the document is known. */
async function bothWays({ headers, ...asked }: Asked): Promise<string> {
  const way = (accept: string) => send({ ...asked, headers: { accept, ...headers } });
  await way(ODD_ACCEPT);
  const [direct, byApollo] = [await way(ACCEPT), await way(ODD_ACCEPT)];
  expect(direct).toBe(byApollo);
  return direct;
}

it('a known query is answered without Apollo Server', async () => {
  const byApollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
  await bothWays({ body: { query: '{ __typename }' } });
  expect(byApollo).toHaveBeenCalledTimes(2);
  byApollo.mockRestore();
});

const page = (changes: object = {}) => ({
  criteria,
  filter: {},
  sort: 'RECOMMENDED',
  page: { page: 1, pageSize: 5 },
  ...changes,
});
const byId = (variables: object, more: Record<string, string> = {}, id = resultsId): string =>
  `/graphql?${new URLSearchParams({
    operationName: 'Results',
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } }),
    ...more,
  })}`;

it('data is the same', async () => {
  const body = { query: resultsText, operationName: 'Results', variables: page() };
  expect(await bothWays({ body })).toContain('"hotelSearch":{"');
  expect(await bothWays({ body: { ...body, extensions: { client: 'x' } } })).toContain('{"data"');
  for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip;q=1', '*'])
    expect(await bothWays({ body, headers: { 'accept-encoding': encoding } })).toMatch(/^200\n/);
  const tiny = { query: '{ __typename }' };
  expect(await bothWays({ body: tiny, headers: { 'accept-encoding': 'br' } })).toContain('"Query"');
  const unused = { query: 'query($at: Int) { __typename }', variables: null };
  expect(await bothWays({ body: unused })).toContain('errors');
});

it('data is the same for a query by its id, when it is not for all visitors', async () => {
  const headers = { authorization: 'Bearer nobody' };
  const ask = (path: string) => bothWays({ method: 'GET', path, headers });
  expect(await ask(byId(page()))).toContain('"hotelSearch":{"');
  expect(await ask(byId(page(), { other: 'x' }))).toContain('"hotelSearch":{"');
  expect(await ask(byId(page(), {}, 'f'.repeat(64)))).toContain('BAD_REQUEST');
  expect(await ask(byId(page(), { operationName: 'Other' }))).toContain('"errors"');
  expect(await ask(`${byId(page())}&variables=%7B%7D`)).toMatch(/^400\n/);
  expect(await ask(byId(page(), { variables: '[' }))).toMatch(/^400\n/);
  expect(await ask(`/graphql?query=${encodeURIComponent('{ __typename }')}`)).toContain('"Query"');
});

it('types of the response that clients accept are the same as those of Apollo Server', async () => {
  const body = { query: '{ __typename }' };
  for (const [accept, odd] of [
    ['*/*', '*/*;q=0.9'],
    ['application/graphql-response+json', 'application/graphql-response+json;q=0.9'],
    [
      'application/graphql-response+json,application/json;q=0.9',
      'application/graphql-response+json, application/json;q=0.8',
    ],
    ['text/html', 'text/plain'],
  ] as const) {
    await send({ body });
    expect(await send({ body, headers: { accept } })).toBe(await send({ body, headers: { accept: odd } }));
  }
});

it('errors are the same', async () => {
  const results = { query: resultsText, operationName: 'Results' };
  const rows: readonly (readonly [object, string])[] = [
    [{ ...results, variables: page({ sort: 'NONE' }) }, 'BAD_USER_INPUT'],
    [{ ...results, variables: {} }, 'BAD_USER_INPUT'],
    [{ ...results, variables: page({ page: { page: 0, pageSize: 5 } }) }, 'BAD_USER_INPUT'],
    [{ ...results, variables: page({ filter: { amenities: Array(101).fill('x') } }) }, 'BAD_USER_INPUT'],
    [{ ...results, variables: page({ page: { page: 1, pageSize: 100 } }) }, '"'],
    [{ ...results, operationName: 'Other', variables: page() }, 'errors'],
    [{ ...results, operationName: '', variables: page() }, 'errors'],
    [{ ...results, operationName: 1, variables: page() }, 'errors'],
    [{ ...results, variables: 'page' }, 'errors'],
    [{ query: 'query A { __typename } query B { __typename }' }, 'errors'],
    // Null data, and data beside an error.
    [{ query: '{ adminDashboard { __typename } }' }, 'AUTH_REQUIRED'],
    [{ query: '{ myDataExport { __typename } __typename }' }, 'AUTH_REQUIRED'],
    [{ query: '{ booking(id: "none") { id } __typename }' }, '"data"'],
    [{ query: '{ unknown }' }, 'errors'],
    [{ query: 'mutation { signOut { __typename } }' }, '"'],
  ];
  for (const [at, [body, part]] of rows.entries())
    expect(
      await bothWays({ body, headers: { 'x-forwarded-for': `192.0.2.${at}`, 'accept-encoding': 'br' } }),
    ).toContain(part);
});

it('requests in other forms are answered the same', async () => {
  const path = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
  expect(await bothWays({ method: 'GET', path, headers: { 'content-type': 'text/plain' } })).toMatch(
    /^400\n/,
  );
  expect(await bothWays({ method: 'HEAD', path })).toMatch(/^405\n/);
  expect(await bothWays({ method: 'PUT', body: { query: '{ __typename }' } })).toMatch(/^405\n/);
  expect(await bothWays({ body: [{ query: '{ __typename }' }] })).toMatch(/^400\n/);
  expect(await bothWays({ body: {} })).toMatch(/^400\n/);
  expect(
    await bothWays({ body: { query: '{ __typename }' }, headers: { origin: 'https://elsewhere.example' } }),
  ).toMatch(/^403\n/);
});

it('a refusal by a rate limit is equal in both ways, and a request with an error is charged once', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.200', accept: ACCEPT };
  const body = { query: '{ myDataExport { __typename } }' };
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < 6; at += 1) codes.push(/"code":"(\w+)"/.exec(await send({ body, headers }))?.[1]);
  expect(codes).toEqual([...Array<string>(5).fill('AUTH_REQUIRED'), 'RATE_LIMITED']);
  const refused = await bothWays({ body, headers: { 'x-forwarded-for': '192.0.2.200' } });
  expect(refused).toMatch(/^429\n/);
  expect(refused).toMatch(/\nretry-after: \n/);
});
