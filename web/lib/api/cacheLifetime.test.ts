import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createSweeper } from './cacheLifetime.ts';
import { createCache } from './cachePolicies.ts';

const query = gql`
  query Url($returnTo: String!) {
    loginUrl(returnTo: $returnTo)
  }
`;

describe('the cache sweeper', () => {
  it('drops a response that no page has shown for five minutes and keeps the one on screen', () => {
    const cache = createCache();
    const client = new ApolloClient({ cache, link: ApolloLink.empty() });
    for (const returnTo of ['/shown', '/left']) {
      client.writeQuery({ query, variables: { returnTo }, data: { loginUrl: returnTo } });
    }
    const watch = client.watchQuery({ query, variables: { returnTo: '/shown' } }).subscribe(() => undefined);
    let now = 0;
    const sweep = createSweeper(client, cache, () => now);
    const kept = () =>
      Object.keys(cache.extract().ROOT_QUERY ?? {}).filter((name) => name.startsWith('loginUrl'));

    sweep();
    now = 4 * 60_000;
    sweep();
    expect(kept()).toHaveLength(2);
    now = 5 * 60_000;
    sweep();
    expect(kept()).toEqual(['loginUrl({"returnTo":"/shown"})']);
    watch.unsubscribe();
  });
});
