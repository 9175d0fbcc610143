import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../models/viewer.ts';
import type { PlatformSessions, SignInVerdict } from '../../upstreams/platform/entity-platform.ts';

const MAX_EMAIL = 254;
const MAX_NAME = 100;
const PASSWORD = { min: 8, max: 128 };
const MAX_TOKEN = 4096;
const CONTROL = /\p{Cc}/u;

/** Who signs in or out. A GraphQL context is one. */
interface SessionCaller {
  /** Who is signed in already; null for a visitor. */
  readonly viewer: Pick<Viewer, 'id'> | null;
  readonly sessionToken: string | null;
  readonly callerAddress: string;
  readonly cookies: { setSession(token: string): void; clearSession(): void };
}

type Refusal = Extract<SignInVerdict, { kind: 'refused' }>['reason'];

/** What signing in or registering came to. */
export type SignInAnswer =
  | { readonly __typename: 'SignedIn'; readonly viewer: Viewer }
  | { readonly __typename: 'SignInRefused'; readonly reason: Refusal };

interface UserServiceDeps {
  readonly sessions: PlatformSessions;
  /** Our own origin, `http://host:port`. */
  readonly publicUrl: () => string;
  readonly logger: { warn(facts: object, message: string): void };
}

/** Sessions of people. The token lives in an HttpOnly cookie and is never answered. */
export interface UserService {
  /** The platform's login page; anything but a path of ours comes back to the home page. */
  loginUrl(returnTo: string): string;
  signIn(
    caller: SessionCaller,
    input: { readonly email: string; readonly password: string },
  ): Promise<SignInAnswer>;
  /** @throws AppError BAD_USER_INPUT for a missing or too long name */
  register(
    caller: SessionCaller,
    input: { readonly fullName: string; readonly email: string; readonly password: string },
  ): Promise<SignInAnswer>;
  adopt(caller: SessionCaller, token: string): Promise<SignInAnswer>;
  /** @returns false when the platform could not be told; the cookie is gone either way */
  signOut(caller: SessionCaller): Promise<boolean>;
}

const refused = (reason: Refusal): SignInAnswer => ({ __typename: 'SignInRefused', reason });

const emailShape = z.email().max(MAX_EMAIL);

const isUsable = (password: string): boolean =>
  password.length >= PASSWORD.min && password.length <= PASSWORD.max;

/** An address on our own origin for a path of ours; the home page for everything else (DEC-58). */
export function ownAddress(returnTo: string, publicUrl: string): string {
  const home = new URL('/', publicUrl);
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  if (!/^\/(?![/\\])/.test(returnTo) || /[\u0000-\u001f\u007f\\]/.test(returnTo)) return home.href;
  const target = new URL(returnTo, home);
  return target.origin === home.origin && !target.pathname.startsWith('//') ? target.href : home.href;
}

export function createUserService({ sessions, publicUrl, logger }: UserServiceDeps): UserService {
  /** The session that this browser had before ends: a token is never left behind. */
  const endEarlier = async (token: string | null): Promise<boolean> => {
    if (token === null) return true;
    try {
      await sessions.revoke(token);
      return true;
    } catch (cause) {
      logger.warn({ code: cause instanceof AppError ? cause.code : 'INTERNAL' }, 'a session was not revoked');
      return false;
    }
  };

  const answer = async (caller: SessionCaller, verdict: SignInVerdict): Promise<SignInAnswer> => {
    if (verdict.kind === 'refused') return refused(verdict.reason);
    caller.cookies.setSession(verdict.token);
    if (caller.sessionToken !== verdict.token) await endEarlier(caller.sessionToken);
    return { __typename: 'SignedIn', viewer: verdict.viewer };
  };

  return {
    loginUrl: (returnTo) => sessions.loginUrl(ownAddress(returnTo, publicUrl())),

    async signIn(caller, input) {
      const email = input.email.trim();
      if (!emailShape.safeParse(email).success || input.password.length > PASSWORD.max)
        return refused('INVALID_CREDENTIALS');
      return answer(caller, await sessions.signIn(email, input.password, caller.callerAddress));
    },

    async register(caller, input) {
      const fullName = input.fullName.trim();
      const email = input.email.trim();
      if (fullName === '' || fullName.length > MAX_NAME || CONTROL.test(fullName))
        throw new AppError('BAD_USER_INPUT', { fields: ['fullName'] });
      if (!emailShape.safeParse(email).success) return refused('EMAIL_REFUSED');
      if (!isUsable(input.password)) return refused('WEAK_PASSWORD');
      const person = { fullName, email, password: input.password };
      return answer(caller, await sessions.register(person, caller.callerAddress));
    },

    async adopt(caller, token) {
      if (token === '' || token.length > MAX_TOKEN) return refused('INVALID_CREDENTIALS');
      const fresh = await sessions.exchange(token);
      const viewer = fresh === null ? null : await sessions.viewer(fresh);
      if (fresh === null || viewer === null) return refused('INVALID_CREDENTIALS');
      // A link with somebody's token must not put a signed-in person into that account unasked.
      if (caller.viewer && caller.viewer.id !== viewer.id) {
        await endEarlier(fresh);
        throw new AppError('CONFLICT', { reason: 'another account is signed in' });
      }
      return answer(caller, { kind: 'signed-in', token: fresh, viewer });
    },

    signOut(caller) {
      caller.cookies.clearSession();
      return endEarlier(caller.sessionToken);
    },
  };
}
