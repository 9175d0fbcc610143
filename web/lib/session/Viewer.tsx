import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, useCallback, useContext, useEffect, useMemo } from 'react';
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
import { keepHadAccount } from './hadAccount.ts';
import { leaveMemory } from '../memory/deviceMemory.ts';
import { keepSignedIn, keepSignedOut, wasSignedIn } from './signedInTab.ts';
import { clearTab } from '../storage/tabStorage.ts';
import { useAskAgain } from '../hooks/useAskAgain.ts';

interface ViewerState {
  /** Who is signed in; null for a visitor and when the check failed. */
  readonly viewer: Viewer_ViewerFragment | null;
  /** True until the first check has answered. */
  readonly isLoading: boolean;
  /** Signs in on this page. Answers why it was refused, null when signed in; rejects when nothing answered. */
  readonly signIn: (input: SignInInput) => Promise<SignInRefusal | null>;
  /** Creates an account and signs in, answers like `signIn`. */
  readonly register: (input: RegisterInput) => Promise<SignInRefusal | null>;
  /** Ends the session and forgets everything read under it. Rejects when nothing answered. */
  readonly signOut: () => Promise<void>;
  /** Forgets everything read under a session that the server has ended. */
  readonly forget: () => Promise<void>;
  /** Ends this session and takes over the one of a token. False when the token is no longer good. */
  readonly switchTo: (token: string) => Promise<boolean>;
  /** Leaves for the login page; it returns to this address. Rejects when nothing answered. */
  readonly goToLogin: () => Promise<void>;
  /** Asks again who is there, where an answer says that the session may be over. */
  readonly check: () => Promise<void>;
}

const ViewerContext = createContext<ViewerState | null>(null);

/** Asks who is signed in once and keeps it for every screen. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { data, error, networkStatus, refetch } = useViewerQuery({
    // After signing in or out the answer to an older request is about another person; it must not stand for the new
    // one.
    context: { queryDeduplication: false },
  });
  const [signInMutation] = useSignInMutation();
  const [registerMutation] = useRegisterMutation();
  const [signOutMutation] = useSignOutMutation();
  const [adoptMutation] = useAdoptSessionMutation();

  const adopt = useCallback(
    async (result: { __typename: string; reason?: SignInRefusal } | undefined) => {
      if (result?.__typename !== 'SignedIn') return result?.reason ?? 'INVALID_CREDENTIALS';
      // What counts is whom the new cookie stands for.
      await refetch();
      return null;
    },
    [refetch],
  );

  const check = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);

  const isAnswered = networkStatus === NetworkStatus.ready;
  useAskAgain(error ? 'failed' : isAnswered ? 'answered' : 'asking', check);

  const leavingId = data?.me?.id;
  useEffect(() => {
    if (leavingId === undefined || !isAnswered) return;
    keepHadAccount();
    // At each answer: what the tab kept may be gone since, although the same person is there.
    keepSignedIn();
  }, [leavingId, isAnswered]);
  const forget = useCallback(async () => {
    clearTab();
    keepSignedOut();
    if (leavingId !== undefined) leaveMemory(leavingId);
    // First who is there: what only members see must be gone before the rest is read again, or it asks to sign in.
    await check();
    // What is on screen is read again; a part that fails now says so itself.
    await client.resetStore().catch(() => undefined);
  }, [client, check, leavingId]);

  const state = useMemo<ViewerState>(
    () => ({
      viewer: data?.me ?? null,
      isLoading: networkStatus === NetworkStatus.loading && !data,
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
      networkStatus,
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

/** The signed-in person and what they can do about it. Throws outside ViewerProvider. */
export const useViewer = (): ViewerState => {
  const state = useContext(ViewerContext);
  if (!state) throw new Error('useViewer needs ViewerProvider');
  return state;
};
