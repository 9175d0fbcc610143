import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Context, CookieJar, Loaders, Services } from '#gateway/context.ts';
import { type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
import { deadlineMs } from '#gateway/limits/deadlines.ts';
import type { CacheValidity } from '#models/cache-validity.ts';
import type { Viewer } from '#models/viewer.ts';
import { type CallerKind, requestScope } from '#gateway/operations/watch/request-scope.ts';
import type { IsTrusted } from '../caller/caller-address.ts';
import type { CallerTokens } from '../caller/caller-token.ts';
import { type Credentials, credentialsOf } from '../caller/credentials.ts';
import { cookieJar } from '../caller/session-cookies.ts';

/** How long the owner of a token is cached in this process. */
const viewerTtlMs = 5_000;

interface Deps {
  readonly isSecure: boolean;
  readonly origins: () => readonly string[];
  readonly callerTokens: Pick<CallerTokens, 'open'>;
  readonly isTrustedProxy: IsTrusted;
  /** Reads from the platform who a token belongs to; null when it is not valid. */
  readonly viewerOf: (token: string) => Promise<Viewer | null>;
  readonly loaders: (caller: Pick<Context, 'viewer' | 'guestToken'>) => Loaders;
  readonly services: Services;
}

/**
 * Builds the context of a request.
 * @param validity receives how long the response may be given to other visitors: then the context contains nothing
 * personal; null when it is for this caller only
 * @returns synchronously when the caller is already known
 * @throws AppError BAD_REQUEST for an invalid caller token, always as a rejection
 */
export type ContextFactory = (
  request: IncomingMessage,
  response: ServerResponse,
  validity?: CacheValidity | null,
) => MaybeLater<Context>;

/** The cache key of a token is its hash, so that a memory dump contains no usable token. */
const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** When the assistant reads for an administrator, it sees no more than for any member. */
const asMember = (viewer: Viewer | null): Viewer | null => viewer && { ...viewer, role: 'user' };

function kindOf(found: Viewer | null | 'unknown', isReadOnly: boolean): CallerKind {
  if (isReadOnly) return 'assistant';
  if (found === 'unknown') return 'unknown';
  if (found === null) return 'visitor';
  return found.role === 'admin' ? 'administrator' : 'member';
}

/** Shared by all requests, because a new error for each would compute a stack that is never read. */
const ENDED = new DOMException('The request has ended.', 'AbortError');
const TIME_IS_UP = new DOMException('The time of the request is up.', 'TimeoutError');

/**
 * A signal that aborts running work of a request when it is answered, cancelled or out of time.
 * @param leftMs time that is left
 */
function signalOf(response: ServerResponse, leftMs: number): AbortSignal {
  const abort = new AbortController();
  if (response.destroyed) {
    abort.abort(ENDED);
    return abort.signal;
  }
  const timer = setTimeout(() => abort.abort(TIME_IS_UP), Math.max(0, leftMs)).unref();
  response.on('close', () => {
    clearTimeout(timer);
    abort.abort(ENDED);
  });
  return abort.signal;
}

/** What the context of a request is built from, in addition to its credentials. */
interface Requested {
  readonly response: ServerResponse;
  readonly validity: CacheValidity | null;
  /** Start of the request, as `performance.now()`. */
  readonly began: number;
}

type Lazy = Pick<Context, 'cookies' | 'signal' | 'loaders'>;

/**
 * Parts of a context that are created when they are first used, because most requests need none of them. A class: V8
 * gives an object literal with getters a hidden class of its own, which only a full garbage collection frees, with the
 * whole request.
 */
class LazyParts implements Lazy {
  // Ordinary fields, because Apollo Server copies the fields of a context and keeps its prototype.
  private readonly lazy: {
    readonly create: { readonly [Part in keyof Lazy]: () => Lazy[Part] };
    readonly created: { -readonly [Part in keyof Lazy]?: Lazy[Part] };
  };

  constructor(create: { readonly [Part in keyof Lazy]: () => Lazy[Part] }) {
    this.lazy = { create, created: {} };
  }

  get cookies(): CookieJar {
    return (this.lazy.created.cookies ??= this.lazy.create.cookies());
  }

  get signal(): AbortSignal {
    return (this.lazy.created.signal ??= this.lazy.create.signal());
  }

  get loaders(): Loaders {
    return (this.lazy.created.loaders ??= this.lazy.create.loaders());
  }
}

/**
 * Creates the contexts of requests: the caller, and the loaders of the request. While the platform does not answer, the
 * caller is a visitor whose account is unknown.
 */
export function contextFactory(deps: Deps): ContextFactory {
  const viewers = new LRUCache<string, { viewer: Viewer | null }>({ max: 10_000, ttl: viewerTtlMs });

  const askViewer = async (token: string, key: string): Promise<Viewer | null | 'unknown'> => {
    try {
      const viewer = await deps.viewerOf(token);
      // Administrators see data of others, so their role is read again for every request, on every instance.
      if (viewer?.role !== 'admin') viewers.set(key, { viewer });
      return viewer;
    } catch {
      return 'unknown';
    }
  };
  const viewerOf = (token: string): MaybeLater<Viewer | null | 'unknown'> => {
    const key = keyOf(token);
    const known = viewers.get(key);
    return known ? known.viewer : askViewer(token, key);
  };

  const forgetViewer = (userId: string): void => {
    for (const [key, { viewer }] of viewers.entries()) if (viewer?.id === userId) viewers.delete(key);
  };

  const contextOf = (
    { response, validity, began }: Requested,
    { sessionToken, isReadOnly, guestToken: ownGuestToken, ...caller }: Credentials,
    owner: Viewer | null | 'unknown',
  ): Context => {
    const guestToken = validity ? null : ownGuestToken;
    const known = owner === 'unknown' ? null : owner;
    const viewer = isReadOnly ? asMember(known) : known;
    const scope = requestScope();
    if (scope) {
      scope.caller = kindOf(owner, isReadOnly);
      scope.payer = { viewer, callerAddress: caller.callerAddress };
    }
    const cookies = (): CookieJar => {
      const jar = cookieJar(response, deps.isSecure);
      // Called at sign-in and sign-out: the earlier session of the request has ended, so its owner is no longer cached.
      const forgetSession = (): void => {
        if (sessionToken) viewers.delete(keyOf(sessionToken));
      };
      return {
        ...jar,
        setSession: (token) => {
          forgetSession();
          jar.setSession(token);
        },
        clearSession: () => {
          forgetSession();
          jar.clearSession();
        },
      };
    };
    const parts = new LazyParts({
      cookies,
      signal: () => signalOf(response, deadlineMs.patient - (performance.now() - began)),
      loaders: () => deps.loaders({ viewer, guestToken }),
    });
    return Object.assign(parts, {
      requestId: String(response.getHeader('x-request-id') ?? randomUUID()),
      viewer,
      isViewerUnknown: owner === 'unknown',
      isReadOnly,
      sessionToken,
      guestToken,
      ...caller,
      forgetViewer,
      services: deps.services,
      ...(validity && { validity }),
    });
  };

  return (request, response, validity = null) =>
    whenKnown(credentialsOf(request, deps), (credentials) => {
      const began = performance.now();
      const { sessionToken } = credentials;
      const owner = sessionToken ? viewerOf(sessionToken) : null;
      return whenKnown(owner, (found) => contextOf({ response, validity, began }, credentials, found));
    });
}
