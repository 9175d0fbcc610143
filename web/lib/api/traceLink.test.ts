import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { traceLink } from './traceLink.ts';

const read = gql`
  query Read {
    exchangeRates {
      asOf
    }
  }
`;

it('requests of one page are in one trace, and those of the next page in another', async () => {
  const sent: string[] = [];
  let path = '/Results';
  const end = new ApolloLink((operation) => {
    const { headers } = operation.getContext();
    sent.push(String(headers?.traceparent));
    return of({ data: { exchangeRates: { __typename: 'ExchangeRates', asOf: '2026-11-20' } } });
  });
  const link = ApolloLink.from([traceLink(() => path), end]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const ask = () => client.query({ query: read, fetchPolicy: 'network-only' });
  await ask();
  await ask();
  path = '/Hotel';
  await ask();
  const [first = [], second = [], third = []] = sent.map((header) => header.split('-'));
  for (const header of sent) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second[1]).toBe(first[1]);
  expect(second[2]).not.toBe(first[2]);
  expect(third[1]).not.toBe(first[1]);
});
