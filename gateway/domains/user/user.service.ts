import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import { plainLine } from '#shared/text/plain-line.ts';
import type { Viewer } from '#models/viewer.ts';
import type { PlatformSessions, SignInOutcome } from '#upstreams/platform/entity-platform.ts';
import { FULL_NAME_RULE, readFullName } from './profile-input.ts';

const MAX_EMAIL = 254;
const PASSWORD = { min: 8, max: 128 };
const MAX_TOKEN = 4096;
const STATE_BYTES = 16;
/** Maximum number of unfinished sign-ins of one browser: one in each of a few tabs. */
const MAX_SIGN_INS = 4;
/** Time in milliseconds for a person to confirm a change of accounts. Then the unused token is revoked. */
const DECISION_MS = 5 * 60_000;

/** The caller who signs in or out. A GraphQL context has this shape. */
interface SessionCaller {
  /** The person who is already signed in; null for a visitor. */
  readonly viewer: Pick<Viewer, 'id'> | null;
  readonly sessionToken: string | null;
  readonly callerAddress: string;
  readonly deviceProofs: string | null;
  /** State values of sign-ins that this browser started or finished at the login page. */
  readonly signIns: readonly string[];
  /** Our origin to which the request was sent, used in links back to it; null means the configured public origin. */
  readonly ownOrigin: string | null;
  readonly signal: AbortSignal;
  readonly cookies: {
    setSession(token: string): void;
    clearSession(): void;
    setDeviceProofs(proofs: string): void;
    setSignIns(states: readonly string[]): void;
  };
}

type Refusal = Extract<SignInOutcome, { kind: 'refused' }>['reason'];

/** Result of signing in or registering. */
export type SignInAnswer =
  | { readonly __typename: 'SignedIn'; readonly viewer: Viewer }
  | { readonly __typename: 'SignInRefused'; readonly reason: Refusal };

/** Result of adopting a token. */
export type AdoptAnswer =
  | SignInAnswer
  | { readonly __typename: 'SignInUnconfirmed'; readonly account: string };

interface UserServiceDeps {
  readonly sessions: PlatformSessions;
  /** Our own origin, `http://host:port`. */
  readonly publicUrl: () => string;
  /** Cryptographically secure random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly logger: { warn(facts: object, message: string): void };
}

/** Signs users in and out. The token is stored in an HttpOnly cookie and is never part of a response. */
export interface UserService {
  /**
   * URL of the platform's login page. After signing in, it returns to `returnTo` if that is a path of our site,
   * otherwise to the home page. The return URL contains a state value that is also stored in this browser, so that a
   * returned token is known to belong to a sign-in that this browser started.
   * @param to `hasEnded`: a session has just ended, which the login page then says
   */
  startLogin(
    caller: Pick<SessionCaller, 'signIns' | 'cookies' | 'ownOrigin'>,
    to: { readonly returnTo: string; readonly hasEnded: boolean },
  ): string;
  signIn(
    caller: SessionCaller,
    input: { readonly email: string; readonly password: string },
  ): Promise<SignInAnswer>;
  /** @throws AppError BAD_USER_INPUT for a name that is empty, too long or contains a web address */
  register(
    caller: SessionCaller,
    input: { readonly fullName: string; readonly email: string; readonly password: string },
  ): Promise<SignInAnswer>;
  /**
   * Exchanges a handed-over token for a fresh one in the cookie. A visitor's token from a sign-in that this browser did
   * not start is exchanged only with `replace`; without it, the result is SignInUnconfirmed. A token that waits for the
   * user's confirmation is revoked after five minutes.
   * @param input `replace`: the user has confirmed, and their other session here ends; `state`: the value `startLogin`
   * @throws AppError CONFLICT without `replace` while another account is signed in
   */
  adopt(
    caller: SessionCaller,
    input: { readonly token: string; readonly replace: boolean; readonly state: string },
  ): Promise<AdoptAnswer>;
  /** @returns false when the platform could not be reached; the cookie is gone either way */
  signOut(caller: SessionCaller): Promise<boolean>;
}

const refused = (reason: Refusal): SignInAnswer => ({ __typename: 'SignInRefused', reason });

const emailShape = z.email().max(MAX_EMAIL);

const isUsable = (password: string): boolean =>
  password.length >= PASSWORD.min && password.length <= PASSWORD.max;

/** The URL of one of our paths on our own origin; the home page for everything else. */
export function returnUrl(returnTo: string, publicUrl: string): string {
  const home = new URL('/', publicUrl);
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  if (!/^\/(?![/\\])/.test(returnTo) || /[\u0000-\u001f\u007f\\]/.test(returnTo)) return home.href;
  const target = new URL(returnTo, home);
  return target.origin === home.origin && !target.pathname.startsWith('//') ? target.href : home.href;
}

/**
 * State value of a sign-in at our own login page: the hash of the token that it hands over. That page stores it in a cookie
 * of the browser, so that the token is accepted only there.
 */
const stateOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** An email address as “a•••@example.com”: its owner recognizes it, others cannot read it. */
const maskedEmail = (email: string): string =>
  `${Array.from(email)[0] ?? ''}•••${email.slice(email.lastIndexOf('@'))}`;

export function createUserService(deps: UserServiceDeps): UserService {
  const { sessions, publicUrl, random, logger } = deps;
  /** Ends the session of a token. A failure is only logged. @returns false when the token could not be revoked */
  const endSession = async (token: string | null): Promise<boolean> => {
    if (token === null) return true;
    try {
      await sessions.revoke(token);
      return true;
    } catch (cause) {
      logger.warn({ code: cause instanceof AppError ? cause.code : 'INTERNAL' }, 'a session was not revoked');
      return false;
    }
  };

  const startSession = async (caller: SessionCaller, result: SignInOutcome): Promise<SignInAnswer> => {
    if (result.kind === 'refused') return refused(result.reason);
    caller.cookies.setSession(result.token);
    if (result.deviceProofs !== null) caller.cookies.setDeviceProofs(result.deviceProofs);
    if (caller.sessionToken !== result.token) await endSession(caller.sessionToken);
    return { __typename: 'SignedIn', viewer: result.viewer };
  };

  /** Revokes a token after a while, in case the user never confirms its use. */
  const endUndecided = (token: string): void => {
    setTimeout(() => void endSession(token), DECISION_MS).unref();
  };

  return {
    startLogin({ signIns, cookies, ownOrigin }, { returnTo, hasEnded }) {
      const state = Buffer.from(random(STATE_BYTES)).toString('base64url');
      cookies.setSignIns([state, ...signIns].slice(0, MAX_SIGN_INS));
      // Cookies belong to a host: a browser that came by 127.0.0.1 must return there.
      const origin = ownOrigin ?? publicUrl();
      const back = new URL(returnUrl(returnTo, origin));
      back.searchParams.set('sign_in', state);
      const login = new URL(sessions.loginUrl(back.href, hasEnded));
      const isOurs = login.origin === new URL(publicUrl()).origin;
      return isOurs ? new URL(login.pathname + login.search, origin).href : login.href;
    },

    async signIn(caller, input) {
      const email = plainLine(input.email);
      if (!emailShape.safeParse(email).success || input.password.length > PASSWORD.max)
        return refused('INVALID_CREDENTIALS');
      return startSession(caller, await sessions.signIn(email, input.password, caller));
    },

    async register(caller, input) {
      const fullName = readFullName(input.fullName);
      const email = plainLine(input.email);
      if (fullName === null)
        throw new AppError('BAD_USER_INPUT', { fields: ['fullName'], rules: { fullName: FULL_NAME_RULE } });
      if (!emailShape.safeParse(email).success) return refused('EMAIL_REFUSED');
      if (!isUsable(input.password)) return refused('WEAK_PASSWORD');
      const person = { fullName, email, password: input.password };
      return startSession(caller, await sessions.register(person, caller));
    },

    async adopt(caller, { token, replace, state }) {
      if (token === '' || token.length > MAX_TOKEN) return refused('INVALID_CREDENTIALS');
      const newcomer = await sessions.viewer(token);
      if (newcomer === null) return refused('INVALID_CREDENTIALS');
      const { viewer: present, signIns } = caller;
      // A link with another person's token must not sign the user into that account without asking.
      if (!replace && present && present.id !== newcomer.id) {
        endUndecided(token);
        throw new AppError('CONFLICT', { reason: 'another account is signed in' });
      }
      const states = new Set([stateOf(token), state]);
      if (!replace && !present && !signIns.some((known) => known !== '' && states.has(known))) {
        endUndecided(token);
        return { __typename: 'SignInUnconfirmed', account: maskedEmail(newcomer.email) };
      }
      const fresh = await sessions.exchange(token);
      const viewer = fresh === null ? null : await sessions.viewer(fresh);
      if (fresh === null || viewer === null) return refused('INVALID_CREDENTIALS');
      if (signIns.length > 0) caller.cookies.setSignIns(signIns.filter((known) => !states.has(known)));
      return startSession(caller, { kind: 'signed-in', token: fresh, viewer, deviceProofs: null });
    },

    signOut(caller) {
      caller.cookies.clearSession();
      return endSession(caller.sessionToken);
    },
  };
}
