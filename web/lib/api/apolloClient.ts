import { ApolloClient, ApolloLink } from '@apollo/client';
import { AdoptSessionDocument, LoginUrlDocument } from '#generated/graphql.ts';
import { failureCode } from '../failures/errors.ts';
import { failureLink } from '../failures/failureLink.ts';
import { failureReports } from '../failures/failureReport.ts';
import { limitCacheLifetime } from './cacheLifetime.ts';
import { createCache } from './cachePolicies.ts';
import { offlineLink } from '../offline/offlineLink.ts';
import { wasSignedIn } from '../session/signedInTab.ts';
import type { ArrivedToken } from '../session/token.ts';
import { firstReadsLink } from './firstReadsLink.ts';
import { traceLink } from './traceLink.ts';
import { sharedLink } from './sharedLink.ts';
import { createWholeLists } from './wholeLists.ts';
import { deferLink, retryLink, signInLink, timeoutLink, transportLink } from './links.ts';

/**
 * Opens the login page, which later returns the traveller to the current address.
 * @param hasEnded whether the traveller was signed in until now, which the login page then says
 */
export const goToLogin = async (client: ApolloClient, hasEnded: boolean): Promise<void> => {
  const returnTo = window.location.pathname + window.location.search;
  const { data } = await client.query({
    query: LoginUrlDocument,
    variables: { returnTo, hasEnded },
    fetchPolicy: 'network-only',
  });
  if (data) window.location.assign(data.loginUrl);
};

/** The question about a token; `account` is null where another account is signed in. */
export interface TokenQuestion {
  readonly token: string;
  /** Address of the account, most of it hidden. */
  readonly account: string | null;
}

/**
 * Swaps the login page's token for a cookie session. After a failure the traveller stays signed out, without a message.
 * @returns the question to ask first; null without one
 */
export const adoptToken = async (
  client: ApolloClient,
  { token, state }: ArrivedToken,
): Promise<TokenQuestion | null> => {
  try {
    const { data } = await client.mutate({
      mutation: AdoptSessionDocument,
      variables: { token, state },
      fetchPolicy: 'no-cache',
    });
    const answer = data?.adoptSession;
    return answer?.__typename === 'SignInUnconfirmed' ? { token, account: answer.account } : null;
  } catch (error) {
    // CONFLICT: someone else is signed in, so the person is asked first. After any other failure the header offers
    // Sign In again.
    return failureCode(error) === 'CONFLICT' ? { token, account: null } : null;
  }
};

/**
 * Creates the Apollo client of the page: `/graphql` on our own origin, cookie session, responses cached for five
 * minutes.
 */
export const createApolloClient = (origin: string): ApolloClient => {
  const cache = createCache();
  const wholeLists = createWholeLists();
  const client: ApolloClient = new ApolloClient({
    cache,
    documentTransform: wholeLists.transform,
    link: ApolloLink.from([
      wholeLists.link,
      failureLink(failureReports),
      deferLink(),
      // A failed login lookup leaves the page as it is: the page already shows its own error.
      signInLink(() => void goToLogin(client, wasSignedIn()).catch(() => undefined)),
      offlineLink(),
      retryLink(),
      timeoutLink(),
      firstReadsLink(),
      traceLink(),
      sharedLink(),
      transportLink(origin),
    ]),
  });
  limitCacheLifetime(client, cache);
  return client;
};
