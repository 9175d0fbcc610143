import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import {
  useAdoptSessionMutation,
  useRegisterMutation,
  useSignInMutation,
  useSignOutMutation,
  useViewerQuery,
} from '#generated/graphql.ts';
import type { RegisterInput, SignInInput, SignInRefusal, Viewer_ViewerFragment } from '#generated/graphql.ts';
import { goToLogin } from '../api/apolloClient.ts';
import { failureCode } from '../failures/errors.ts';
import { keepHadAccount } from './hadAccount.ts';
import { clearMemory, leaveMemory } from '../memory/deviceMemory.ts';
import { recordSignIn, recordSignOut, wasSignedIn, watchSignOut } from './signedInTab.ts';
import { clearTab } from '../storage/tabStorage.ts';
import { useRetryWithBackoff } from '../hooks/useRetryWithBackoff.ts';

interface ViewerState {
  /** Who is signed in; null for a visitor, and while that is not known. A later failed check changes nothing. */
  readonly viewer: Viewer_ViewerFragment | null;
  /** True until the first check is complete. */
  readonly isLoading: boolean;
  /** True when the checks have failed so far, so that it is not known who is signed in. They are repeated. */
  readonly isUnknown: boolean;
  /** True when `isUnknown` and the server has said that there is a session, which it could not check. */
  readonly isSessionUnchecked: boolean;
  /** True when it is known that no member is signed in. */
  readonly isVisitor: boolean;
  /** Id of who is signed in, null for a visitor; undefined while that is not known. */
  readonly viewerId: string | null | undefined;
  /** Signs in on this page. Returns why it was refused, null when signed in; rejects without a response. */
  readonly signIn: (input: SignInInput) => Promise<SignInRefusal | null>;
  /** Creates an account and signs in; returns the same as `signIn`. */
  readonly register: (input: RegisterInput) => Promise<SignInRefusal | null>;
  /** Ends the session and deletes everything read under it. Rejects without a response. */
  readonly signOut: () => Promise<void>;
  /** Deletes everything read under a session that the server has ended. */
  readonly forget: () => Promise<void>;
  /** Ends this session and takes over the one of a token. False when the token is no longer valid. */
  readonly switchTo: (token: string) => Promise<boolean>;
  /** Opens the login page, which returns to this URL. Rejects without a response. */
  readonly goToLogin: () => Promise<void>;
  /** Checks again who is signed in, when a response says that the session may be over. */
  readonly check: () => Promise<void>;
}

const ViewerContext = createContext<ViewerState | null>(null);

/**
 * True from a failed check until one succeeds, unless an earlier one has succeeded. The result of the query does not
 * say so: it loses its error while the check is repeated, and its data while the cache is reset.
 */
const useIsUnknown = (isKnown: boolean, hasFailed: boolean): boolean => {
  const [isUnknown, setUnknown] = useState(false);
  if (isKnown && isUnknown) setUnknown(false);
  if (!isKnown && hasFailed && !isUnknown) setUnknown(true);
  return isUnknown;
};

/** Checks once who is signed in and shares it with every screen. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { data, previousData, error, networkStatus, refetch } = useViewerQuery({
    // After signing in or out, the response to an older request is about another person and must not be used for the
    // new one.
    context: { queryDeduplication: false },
  });
  const [signInMutation] = useSignInMutation();
  const [registerMutation] = useRegisterMutation();
  const [signOutMutation] = useSignOutMutation();
  const [adoptMutation] = useAdoptSessionMutation();

  const check = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);

  const adopt = useCallback(
    async (result: { __typename: string; reason?: SignInRefusal } | undefined) => {
      if (result?.__typename !== 'SignedIn') return result?.reason ?? 'INVALID_CREDENTIALS';
      // The new cookie decides who is signed in. The sign-in has succeeded even if this check fails, which is repeated.
      await check();
      return null;
    },
    [check],
  );

  const isAnswered = networkStatus === NetworkStatus.ready;
  useRetryWithBackoff(error ? 'failed' : isAnswered ? 'answered' : 'asking', check);

  const leavingId = data?.me?.id;
  useEffect(() => {
    if (leavingId === undefined || !isAnswered) return;
    keepHadAccount();
    // Stored after each response: the tab's own entry may have been deleted since, although the same person is signed
    // in.
    recordSignIn();
  }, [leavingId, isAnswered]);
  const leave = useCallback(async () => {
    clearTab();
    if (leavingId !== undefined) leaveMemory(leavingId);
    // Checks first who is signed in: members' data must be gone before the rest is read again, or those reads would ask
    // to sign in.
    await check();
    // What is on screen is read again; a part that fails now shows its own error.
    await client.resetStore().catch(() => undefined);
  }, [client, check, leavingId]);
  const forget = useCallback(async () => {
    recordSignOut();
    if (leavingId !== undefined) clearMemory(leavingId);
    await leave();
  }, [leave, leavingId]);
  // After a sign-out in another tab, this one still shows the data of that person.
  useEffect(() => {
    if (leavingId === undefined) return undefined;
    return watchSignOut(() => void leave());
  }, [leavingId, leave]);

  const isUnknown = useIsUnknown(data !== undefined, error !== undefined);
  const isSessionUnchecked = useIsUnknown(
    data !== undefined,
    error !== undefined && failureCode(error) === 'PLATFORM_UNAVAILABLE',
  );
  const isLoading = networkStatus === NetworkStatus.loading && !data;
  // While the cache is reset, it is known from before.
  const isVisitor = (data ?? previousData)?.me === null;
  const state = useMemo<ViewerState>(
    () => ({
      viewer: data?.me ?? null,
      isLoading,
      isUnknown,
      isSessionUnchecked,
      isVisitor: isVisitor && !isUnknown,
      viewerId: data ? (data.me?.id ?? null) : undefined,
      signIn: async (input) => adopt((await signInMutation({ variables: { input } })).data?.signIn),
      register: async (input) => adopt((await registerMutation({ variables: { input } })).data?.register),
      signOut: async () => {
        await signOutMutation();
        await forget();
      },
      forget,
      switchTo: async (token) => {
        const { data } = await adoptMutation({ variables: { token, replace: true } });
        await forget();
        return data?.adoptSession.__typename === 'SignedIn';
      },
      goToLogin: () => goToLogin(client, !data?.me && wasSignedIn()),
      check,
    }),
    [
      data,
      isLoading,
      isUnknown,
      isSessionUnchecked,
      isVisitor,
      adopt,
      signInMutation,
      registerMutation,
      signOutMutation,
      adoptMutation,
      forget,
      check,
      client,
    ],
  );
  return <ViewerContext value={state}>{children}</ViewerContext>;
}

/** The signed-in user, and functions to sign in and out. Throws outside ViewerProvider. */
export const useViewer = (): ViewerState => {
  const state = useContext(ViewerContext);
  if (!state) throw new Error('useViewer needs ViewerProvider');
  return state;
};
