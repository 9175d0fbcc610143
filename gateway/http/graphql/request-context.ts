import { createHash, randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Context, Loaders, Services } from '#gateway/context.ts';
import { deadlineMs } from '#gateway/limits/deadlines.ts';
import type { Viewer } from '#models/viewer.ts';
import { type CallerKind, requestScope } from '#gateway/operations/watch/request-scope.ts';
import type { CallerTokens } from '../caller/caller-token.ts';
import { credentialsOf } from '../caller/credentials.ts';
import { cookieJar } from '../caller/session-cookies.ts';

/** How long a token's owner is remembered in this process. */
const viewerTtlMs = 5_000;

interface Deps {
  readonly isSecure: boolean;
  readonly origins: () => readonly string[];
  readonly callerTokens: Pick<CallerTokens, 'open'>;
  /** Asks the platform who a token belongs to; null when it is not valid. */
  readonly viewerOf: (token: string) => Promise<Viewer | null>;
  readonly loaders: (caller: Pick<Context, 'viewer' | 'guestToken'>) => Loaders;
  readonly services: Services;
}

/**
 * Builds the context of a request.
 * @param isForAll the answer may be given to other visitors: then nothing of this one's own is in reach of the resolvers
 * @throws AppError BAD_REQUEST for a caller token that is not good
 */
export type ContextFactory = (request: Request, response: Response, isForAll?: boolean) => Promise<Context>;

/** The cache knows tokens by their hash alone: a memory image opens nothing. */
const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The assistant reads for an administrator as for any member: only what is their own. */
const asMember = (viewer: Viewer | null): Viewer | null => viewer && { ...viewer, role: 'user' };

function kindOf(found: Viewer | null | 'unknown', isReadOnly: boolean): CallerKind {
  if (isReadOnly) return 'assistant';
  if (found === 'unknown') return 'unknown';
  if (found === null) return 'visitor';
  return found.role === 'admin' ? 'administrator' : 'member';
}

/** Every request ends with one of them: a new error for each would cost a stack that is never read. */
const ENDED = new DOMException('The request has ended.', 'AbortError');
const TIME_IS_UP = new DOMException('The time of the request is up.', 'TimeoutError');

/** Ends what still runs for a request when it is answered, given up, or out of time. */
function signalOf(response: Response): AbortSignal {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(TIME_IS_UP), deadlineMs.patient).unref();
  response.on('close', () => {
    clearTimeout(timer);
    abort.abort(ENDED);
  });
  return abort.signal;
}

/**
 * Who is calling, and the loaders of this request. While the platform does not answer, the caller is a visitor whose
 * account is unknown.
 */
export function contextFactory(deps: Deps): ContextFactory {
  const viewers = new LRUCache<string, { viewer: Viewer | null }>({ max: 10_000, ttl: viewerTtlMs });

  const viewerOf = async (token: string): Promise<Viewer | null | 'unknown'> => {
    const key = keyOf(token);
    const known = viewers.get(key);
    if (known) return known.viewer;
    try {
      const viewer = await deps.viewerOf(token);
      // An administrator sees what is others': whether they still are one is asked for every request, on every instance.
      if (viewer?.role !== 'admin') viewers.set(key, { viewer });
      return viewer;
    } catch {
      return 'unknown';
    }
  };

  const forgetViewer = (userId: string): void => {
    for (const [key, { viewer }] of viewers.entries()) if (viewer?.id === userId) viewers.delete(key);
  };

  return async (request, response, isForAll = false) => {
    const { sessionToken, isReadOnly, ...found } = await credentialsOf(request, deps);
    const { guestToken: ownGuestToken, ...caller } = found;
    const guestToken = isForAll ? null : ownGuestToken;
    const signal = signalOf(response);
    const jar = cookieJar(response, deps.isSecure);
    const owner = sessionToken ? await viewerOf(sessionToken) : null;
    const known = owner === 'unknown' ? null : owner;
    const viewer = isReadOnly ? asMember(known) : known;
    const scope = requestScope();
    if (scope) {
      scope.caller = kindOf(owner, isReadOnly);
      scope.payer = { viewer, callerAddress: caller.callerAddress };
    }
    return {
      requestId: String(response.getHeader('x-request-id') ?? randomUUID()),
      viewer,
      isViewerUnknown: owner === 'unknown',
      isReadOnly,
      sessionToken,
      guestToken,
      ...caller,
      cookies: {
        ...jar,
        // The session that was here ends with either, so that its owner is not assumed any more.
        setSession: (token) => {
          if (sessionToken) viewers.delete(keyOf(sessionToken));
          jar.setSession(token);
        },
        clearSession: () => {
          if (sessionToken) viewers.delete(keyOf(sessionToken));
          jar.clearSession();
        },
      },
      forgetViewer,
      signal,
      loaders: deps.loaders({ viewer, guestToken }),
      services: deps.services,
    };
  };
}
