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
import { readAgainLink } from '../session/readAgainLink.ts';
import { deferLink, retryLink, signInLink, timeoutLink, transportLink } from './links.ts';

/**
 * Opens the login page, which later returns the traveller to the current URL.
 * @param hasEnded whether a session has just ended; the login page then says so
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

/** Data of the question that is asked before a token is used; `account` is null when another account is signed in. */
export interface TokenQuestion {
  readonly token: string;
  /** Email address of the account, mostly masked. */
  readonly account: string | null;
}

/**
 * Exchanges the login page's token for a cookie session. After a failure the traveller stays signed out, without a
 * message.
 * @returns the question to ask before the token is used; null when nothing has to be asked
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
    // CONFLICT: another account is signed in, so the user is asked first. After any other failure the header offers
    // Sign In again.
    return failureCode(error) === 'CONFLICT' ? { token, account: null } : null;
  }
};

/**
 * Creates the Apollo client of the page: `/graphql` on our own origin, with the cookie session. Responses stay cached
 * until no page has shown them for five minutes.
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
      // When the URL of the login page cannot be read, nothing happens: the page already shows its own error.
      signInLink(() => void goToLogin(client, wasSignedIn()).catch(() => undefined)),
      offlineLink(),
      readAgainLink(),
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
