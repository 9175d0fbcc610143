import type { Viewer } from '#models/viewer.ts';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply } from '#upstreams/wire-kit.ts';
import type { PasswordCaller, PlatformSessions, SignInOutcome } from '../entity-platform.ts';
import { toViewer } from '../mapper.ts';
import { UPSTREAM, refusalOfReply } from '../send.ts';
import type { PlatformReply, SendToPlatform } from '../send.ts';
import { sessionReply, userRecord } from '../wire.ts';

interface SessionOptions {
  readonly serviceToken: string;
  readonly appId: string;
  /** Origin of the login page. */
  readonly loginOrigin: () => string;
}

/** Characters that a header can contain; anything else is not a token. */
const SENDABLE = /^[\x21-\x7e]{1,4096}$/;

type Reason = Extract<SignInOutcome, { kind: 'refused' }>['reason'];

const DEVICE_HEADER = 'X-Known-Device';
const COOKIE_VALUE = /^[\w.~-]{1,1024}$/;

/**
 * Headers with the caller's address and device, by which the platform counts attempts; it accepts them only from the
 * gateway.
 */
export const onBehalf = (
  { callerAddress, deviceProofs }: Pick<PasswordCaller, 'callerAddress' | 'deviceProofs'>,
  serviceToken: string,
) => ({
  'X-Service-Authorization': `Bearer ${serviceToken}`,
  'X-Forwarded-For': callerAddress,
  ...(deviceProofs !== null && COOKIE_VALUE.test(deviceProofs) && { [DEVICE_HEADER]: deviceProofs }),
});

/** Sessions: the owner of a token, sign-in, registration, exchange and end of a token. */
export function createSessions(send: SendToPlatform, options: SessionOptions): PlatformSessions {
  const viewer = async (token: string): Promise<Viewer | null> => {
    if (!SENDABLE.test(token)) return null;
    const reply = await send({ call: 'viewer', method: 'GET', path: '/entities/User/me', token });
    if (reply.status === 401 || reply.status === 403) return null;
    if (reply.status !== 200) throw refusalOfReply(reply, 'viewer');
    return toViewer(parseReply(userRecord, reply.body, { upstream: UPSTREAM, call: 'viewer' }));
  };

  const post = (call: string, path: string, body: unknown, caller: PasswordCaller): Promise<PlatformReply> =>
    send({
      call,
      method: 'POST',
      path,
      body,
      headers: onBehalf(caller, options.serviceToken),
      budget: budgets.platformPassword,
      signal: caller.signal,
    });

  /** The outcome of a sign-in or a registration, from the platform's response; null when it contains no token. */
  const accepted = async (reply: PlatformReply, call: string): Promise<SignInOutcome | null> => {
    const { access_token: token, user } = parseReply(sessionReply, reply.body, { upstream: UPSTREAM, call });
    if (token === null) return null;
    const person = user ? toViewer(user) : await viewer(token);
    const proofs = reply.headers.get(DEVICE_HEADER);
    const deviceProofs = proofs && COOKIE_VALUE.test(proofs) ? proofs : null;
    return person && { kind: 'signed-in', token, viewer: person, deviceProofs };
  };

  const signIn: PlatformSessions['signIn'] = async (email, password, caller) => {
    const reply = await post('signIn', '/auth/login', { email, password }, caller);
    if (reply.status === 429) return refused('TOO_MANY_ATTEMPTS');
    if ([400, 401, 403, 422].includes(reply.status)) return refused('INVALID_CREDENTIALS');
    if (reply.status >= 300) throw refusalOfReply(reply, 'signIn');
    return (await accepted(reply, 'signIn')) ?? refused('INVALID_CREDENTIALS');
  };

  return {
    viewer,
    signIn,
    register: async ({ fullName, email, password }, caller) => {
      const body = { email, password, full_name: fullName };
      const reply = await post('register', '/auth/register', body, caller);
      if (reply.status === 429) return refused('TOO_MANY_ATTEMPTS');
      if (reply.status === 400 || reply.status === 422)
        return refused(reply.code === 'weak_password' ? 'WEAK_PASSWORD' : 'EMAIL_REFUSED');
      if (reply.status >= 300) throw refusalOfReply(reply, 'register');
      // Some platforms register without signing in.
      return (await accepted(reply, 'register')) ?? signIn(email, password, caller);
    },
    exchange: async (token) => {
      if (!SENDABLE.test(token)) return null;
      const path = '/auth/exchange';
      const budget = budgets.platformOnce;
      const reply = await send({ call: 'exchange', method: 'POST', path, token, budget });
      if (reply.status === 401 || reply.status === 403) return null;
      if (reply.status === 404 || reply.status === 405) return token;
      if (reply.status >= 300) throw refusalOfReply(reply, 'exchange');
      return parseReply(sessionReply, reply.body, { upstream: UPSTREAM, call: 'exchange' }).access_token;
    },
    revoke: async (token) => {
      if (!SENDABLE.test(token)) return;
      const reply = await send({ call: 'revoke', method: 'POST', path: '/auth/logout', token });
      // The token is not valid any more, or the platform cannot revoke tokens: there is nothing left to do.
      if (reply.status >= 300 && ![401, 403, 404, 405].includes(reply.status))
        throw refusalOfReply(reply, 'revoke');
    },
    loginUrl: (returnTo, hasEnded) => {
      const query = new URLSearchParams({ from_url: returnTo, app_id: options.appId });
      if (hasEnded) query.set('reason', 'ended');
      return `${options.loginOrigin()}/login?${query.toString()}`;
    },
  };
}

const refused = (reason: Reason): SignInOutcome => ({ kind: 'refused', reason });
