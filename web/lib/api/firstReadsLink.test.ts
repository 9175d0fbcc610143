import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { firstReadsLink } from './firstReadsLink.ts';

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

/** A client whose page has sent `Names` with a limit of 5; the server itself always has the name “new”. */
function opened(response: unknown, ageMs = 0) {
  const sent: string[] = [];
  const server = new ApolloLink(({ operationName = '' }) => {
    sent.push(operationName);
    return of({ data: operationName === 'Names' ? { names: ['new'] } : { signOut: true } });
  });
  const page = { Names: { variables: { limit: 5 }, response: Promise.resolve(response) } };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: firstReadsLink(page, () => ageMs).concat(server),
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

it('the response to a read of the page is used once, and then the server is asked', async () => {
  const { names, sent } = opened(early);
  expect(await names()).toEqual(['early']);
  expect(sent).toEqual([]);
  expect(await names()).toEqual(['new']);
  expect(sent).toEqual(['Names']);
});

it.each([
  ['no response', null],
  ['a response with an error', { data: null, errors: [{ message: 'no session' }] }],
  ['a text', 'busy'],
])('after %s to a read of the page the server is asked', async (_, response) => {
  const { names, sent } = opened(response);
  expect(await names()).toEqual(['new']);
  expect(sent).toEqual(['Names']);
});

it('a read with other variables does not use the response', async () => {
  const { names } = opened(early);
  expect(await names(6)).toEqual(['new']);
});

it('a response from before a mutation is not used, since the person may have changed', async () => {
  const { client, names } = opened(early);
  await client.mutate({ mutation: write });
  expect(await names()).toEqual(['new']);
});

it('a response that is half a minute old is not used', async () => {
  expect(await opened(early, 30_001).names()).toEqual(['new']);
});
