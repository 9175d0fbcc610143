import type { Request } from 'express';
import { AppError } from '#gateway/errors.ts';
import { CALLER_TOKEN_HEADER, type CallerTokens, type DelegatedCaller } from './caller-token.ts';
import { isOwnOrigin, originAsked } from './own-origin.ts';
import { readCookies } from './session-cookies.ts';

/** What a request says about who sends it. */
export interface Credentials extends DelegatedCaller {
  /** What the device kept of earlier sign-ins; null without any. */
  readonly deviceProofs: string | null;
  /** Marks of sign-ins that this browser began or ended at the login page. */
  readonly signIns: readonly string[];
  /** Our public or loopback origin that the request was sent to; null for any other host. */
  readonly ownOrigin: string | null;
  /** True when the assistant reads for them. */
  readonly isReadOnly: boolean;
}

interface Deps {
  readonly isSecure: boolean;
  readonly origins: () => readonly string[];
  readonly callerTokens: Pick<CallerTokens, 'open'>;
}

const bearerOf = (request: Request): string | null => {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
};

/** Headers that pages and signed-in clients send, and the assistant does not. */
const ownHeaders = ['authorization', 'cookie', 'origin', 'sec-fetch-site'] as const;

/**
 * A bearer wins over the cookie; a cookie counts only on requests from our own origin. A caller token stands alone.
 * @throws AppError BAD_REQUEST for a caller token that is not good, or has company: nothing may be read as somebody else
 */
export async function credentialsOf(request: Request, deps: Deps): Promise<Credentials> {
  const token = request.headers[CALLER_TOKEN_HEADER];
  if (token !== undefined) {
    const hasCompany = ownHeaders.some((name) => request.headers[name] !== undefined);
    const caller = hasCompany ? null : await deps.callerTokens.open(String(token));
    if (!caller) throw new AppError('BAD_REQUEST', { status: 400, reason: 'caller token' });
    return { ...caller, deviceProofs: null, signIns: [], ownOrigin: null, isReadOnly: true };
  }
  const cookies = readCookies(request, deps.isSecure);
  const isOwn = isOwnOrigin(request, deps.origins());
  return {
    sessionToken: bearerOf(request) ?? (isOwn ? cookies.session : null),
    deviceProofs: isOwn ? cookies.device : null,
    signIns: isOwn ? cookies.signIns : [],
    ownOrigin: originAsked(request, deps.origins()),
    guestToken: cookies.draft,
    callerAddress: request.ip ?? 'unknown',
    language: cookies.language,
    isReadOnly: false,
  };
}
