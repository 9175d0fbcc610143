import type { IncomingMessage } from 'node:http';
import { AppError } from '#gateway/errors.ts';
import type { MaybeLater } from '#gateway/kit/maybe-later.ts';
import { callerAddress, type IsTrusted } from './caller-address.ts';
import { CALLER_TOKEN_HEADER, type CallerTokens, type DelegatedCaller } from './caller-token.ts';
import { isOwnOrigin, requestedOrigin } from './own-origin.ts';
import { readCookies } from './session-cookies.ts';

/** The sender's credentials, as read from a request. */
export interface Credentials extends DelegatedCaller {
  /** Proofs of earlier sign-ins on this device; null without any. */
  readonly deviceProofs: string | null;
  /** State values of sign-ins that this browser started or finished at the login page. */
  readonly signIns: readonly string[];
  /** Our public or loopback origin that the request was sent to; null for any other host. */
  readonly ownOrigin: string | null;
  /** True when the assistant reads on behalf of the caller. */
  readonly isReadOnly: boolean;
}

interface Deps {
  readonly isSecure: boolean;
  readonly origins: () => readonly string[];
  readonly callerTokens: Pick<CallerTokens, 'open'>;
  readonly isTrustedProxy: IsTrusted;
}

const bearerOf = (request: IncomingMessage): string | null => {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
};

/** Headers that pages and signed-in clients send, but not the assistant. */
const ownHeaders = ['authorization', 'cookie', 'origin', 'sec-fetch-site'] as const;

/** @throws AppError BAD_REQUEST when the token is invalid or comes with other credentials */
async function delegatedBy(token: string, request: IncomingMessage, deps: Deps): Promise<Credentials> {
  const hasCompany = ownHeaders.some((name) => request.headers[name] !== undefined);
  const caller = hasCompany ? null : await deps.callerTokens.open(token);
  if (!caller)
    throw new AppError('BAD_REQUEST', {
      status: 400,
      reason: 'invalid caller token, or one beside other credentials',
    });
  return { ...caller, deviceProofs: null, signIns: [], ownOrigin: null, isReadOnly: true };
}

/**
 * Reads the credentials of a request. A bearer token has priority over the cookie; a cookie counts only on requests
 * from our own origin. A caller token must come without other credentials.
 * @returns a promise only when there is a caller token. It rejects with AppError BAD_REQUEST when that token is invalid
 * or comes with other credentials, so that no request is answered with another person's rights
 */
export function credentialsOf(request: IncomingMessage, deps: Deps): MaybeLater<Credentials> {
  const token = request.headers[CALLER_TOKEN_HEADER];
  if (token !== undefined) return delegatedBy(String(token), request, deps);
  const cookies = readCookies(request, deps.isSecure);
  const isOwn = isOwnOrigin(request, deps.origins());
  return {
    sessionToken: bearerOf(request) ?? (isOwn ? cookies.session : null),
    deviceProofs: isOwn ? cookies.device : null,
    signIns: isOwn ? cookies.signIns : [],
    ownOrigin: requestedOrigin(request, deps.origins()),
    guestToken: cookies.draft,
    callerAddress: callerAddress(request, deps.isTrustedProxy),
    language: cookies.language,
    isReadOnly: false,
  };
}
