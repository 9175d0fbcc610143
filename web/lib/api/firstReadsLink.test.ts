import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { firstReadsName, sessionEndKey } from '#shared/routes/first-reads.ts';
import { recordSignOut } from '../session/signedInTab.ts';
import { firstReadsLink } from './firstReadsLink.ts';
import { retryLink } from './links.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const read = gql`
  query Names($limit: Int!) {
    names(limit: $limit)
  }
`;
const write = gql`
  mutation SignOut {
    signOut
  }
`;

const passOn = new ApolloLink((operation, forward) => forward(operation));

/** A client whose page has sent `Names` with a limit of 5; the server itself always has the name “new”. */
function opened(response: unknown, before = passOn, sessionEnd = '') {
  const sent: string[] = [];
  const server = new ApolloLink(({ operationName = '' }) => {
    sent.push(operationName);
    return of({ data: operationName === 'Names' ? { names: ['new'] } : { signOut: true } });
  });
  // Time since the page was opened; the real clock would count from the start of the test run.
  vi.spyOn(performance, 'now').mockReturnValue(5);
  const sentRead = { variables: { limit: 5 }, sentAt: Date.now(), sessionEnd };
  Reflect.set(window, firstReadsName, { Names: { ...sentRead, response: Promise.resolve(response) } });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([before, firstReadsLink(), server]),
  });
  const names = async (limit = 5) => {
    const { data } = await client.query<{ names: string[] }>({
      query: read,
      variables: { limit },
      fetchPolicy: 'network-only',
    });
    return data?.names;
  };
  return { client, names, sent };
}

const early = { data: { names: ['early'] } };

it('the response to an early read is used once, and then the server is asked', async () => {
  const { names, sent } = opened(early);
  expect(await names()).toEqual(['early']);
  expect(sent).toEqual([]);
  expect(await names()).toEqual(['new']);
  expect(sent).toEqual(['Names']);
});

it('the responses to early reads do not stay in the window', () => {
  opened(early);
  expect(Reflect.has(window, firstReadsName)).toBe(false);
});

it.each([
  ['missing', null],
  ['a text', 'busy'],
  ['an object that is no result', { error: 'busy' }],
])('the server is asked when the response to an early read is %s', async (_, response) => {
  const { names, sent } = opened(response);
  expect(await names()).toEqual(['new']);
  expect(sent).toEqual(['Names']);
});

it('an error in the response to an early read is passed on without asking the server', async () => {
  const { names, sent } = opened({ data: null, errors: [{ message: 'no session' }] });
  await expect(names()).rejects.toThrow('no session');
  expect(sent).toEqual([]);
});

it('an early read that a busy server refused is repeated after the time that the server named', async () => {
  const extensions = { code: 'OVERLOADED', retryAfter: 0.3 };
  const { names, sent } = opened({ errors: [{ message: 'busy', extensions }] }, retryLink(1));
  const start = Date.now();
  expect(await names()).toEqual(['new']);
  expect(sent).toEqual(['Names']);
  expect(Date.now() - start).toBeGreaterThan(140);
});

it('a read with other variables does not use the response to an early read', async () => {
  const { names } = opened(early);
  expect(await names(6)).toEqual(['new']);
});

it('the response to an early read is not used after a mutation, because another person may be signed in', async () => {
  const { client, names } = opened(early);
  await client.mutate({ mutation: write });
  expect(await names()).toEqual(['new']);
});

it('the response to an early read is not used when a session has since ended in another tab', async () => {
  const { names } = opened(early);
  recordSignOut();
  expect(await names()).toEqual(['new']);
});

it('the response to an early read is used when the last session ended before the page was opened', async () => {
  recordSignOut();
  const sessionEnd = JSON.parse(localStorage.getItem(sessionEndKey) ?? '');
  const { names } = opened(early, undefined, sessionEnd);
  expect(await names()).toEqual(['early']);
});

it.each([
  ['by the clock of the page', performance],
  ['by the clock of the device, which has slept meanwhile', Date],
])('the response to an early read is not used when it is half a minute old %s', async (_, clock) => {
  const { names } = opened(early);
  const now = clock.now();
  vi.spyOn(clock, 'now').mockImplementation(() => now + 30_001);
  expect(await names()).toEqual(['new']);
});
