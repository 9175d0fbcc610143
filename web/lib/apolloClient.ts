import { ApolloClient, ApolloLink } from '@apollo/client';
import { AdoptSessionDocument, LoginUrlDocument } from '../generated/graphql.ts';
import { failureCode } from './errors.ts';
import { limitCacheLifetime } from './cacheLifetime.ts';
import { createCache } from './cachePolicies.ts';
import { offlineLink } from './offline/offlineLink.ts';
import { traceLink } from './traceLink.ts';
import { breathLink, retryLink, signInLink, timeoutLink, transportLink } from './links.ts';

/** Leaves for the login page, which returns to the address the traveller is at. */
export const goToLogin = async (client: ApolloClient): Promise<void> => {
  const returnTo = window.location.pathname + window.location.search;
  const { data } = await client.query({
    query: LoginUrlDocument,
    variables: { returnTo },
    fetchPolicy: 'network-only',
  });
  if (data) window.location.assign(data.loginUrl);
};

/**
 * Swaps the login page's token for a cookie session. A failure leaves the traveller signed out, silently.
 * @returns `conflict` when another account is signed in: the person has to be asked
 */
export const adoptToken = async (client: ApolloClient, token: string): Promise<'done' | 'conflict'> => {
  try {
    await client.mutate({ mutation: AdoptSessionDocument, variables: { token }, fetchPolicy: 'no-cache' });
  } catch (error) {
    if (failureCode(error) === 'CONFLICT') return 'conflict';
    // The header then offers Sign In again.
  }
  return 'done';
};

/** The one client of the page: `/graphql` on our own origin, cookie session, cache of five minutes. */
export const createApolloClient = (origin: string): ApolloClient => {
  const cache = createCache();
  const client: ApolloClient = new ApolloClient({
    cache,
    link: ApolloLink.from([
      breathLink(),
      // A failed login lookup leaves the page as it is: its own error is on screen.
      signInLink(() => void goToLogin(client).catch(() => undefined)),
      offlineLink(),
      retryLink(),
      timeoutLink(),
      traceLink(),
      transportLink(origin),
    ]),
  });
  limitCacheLifetime(client, cache);
  return client;
};
