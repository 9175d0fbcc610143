import { createHash, randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Context, Loaders, Services } from '../context.ts';
import { deadlineMs } from '../limits/deadlines.ts';
import type { Viewer } from '../models/viewer.ts';
import { isOwnOrigin } from './own-origin.ts';
import { cookieJar, readCookies } from './session-cookies.ts';

/** How long a token's owner is remembered in this process. */
const viewerTtlMs = 5_000;

interface Deps {
  readonly isSecure: boolean;
  readonly origins: () => readonly string[];
  /** Asks the platform who a token belongs to; null when it is not valid. */
  readonly viewerOf: (token: string) => Promise<Viewer | null>;
  readonly loaders: (caller: Pick<Context, 'viewer' | 'draftClaim'>) => Loaders;
  readonly services: Services;
}

/** Builds the context of a request. */
export type ContextFactory = (request: Request, response: Response) => Promise<Context>;

const bearerOf = (request: Request): string | null => {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
};

/** The cache knows tokens by their hash alone: a memory image opens nothing. */
const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Who is calling, with which cookies, and the loaders of this request. A bearer wins over the cookie; a cookie counts
 * only on requests from our own origin. A platform that does not answer makes the caller a visitor who may be somebody.
 */
export function contextFactory(deps: Deps): ContextFactory {
  const viewers = new LRUCache<string, { viewer: Viewer | null }>({ max: 10_000, ttl: viewerTtlMs });

  const viewerOf = async (token: string): Promise<Viewer | null | 'unknown'> => {
    const key = keyOf(token);
    const known = viewers.get(key);
    if (known) return known.viewer;
    try {
      const viewer = await deps.viewerOf(token);
      // An administrator sees what is others': whether he still is one is asked for every request, on every instance.
      if (viewer?.role !== 'admin') viewers.set(key, { viewer });
      return viewer;
    } catch {
      return 'unknown';
    }
  };

  const forgetViewer = (userId: string): void => {
    for (const [key, { viewer }] of viewers.entries()) if (viewer?.id === userId) viewers.delete(key);
  };

  return async (request, response) => {
    const cookies = readCookies(request, deps.isSecure);
    const sessionToken = bearerOf(request) ?? (isOwnOrigin(request, deps.origins()) ? cookies.session : null);
    const abort = new AbortController();
    response.on('close', () => abort.abort());
    const jar = cookieJar(response, deps.isSecure);
    const found = sessionToken ? await viewerOf(sessionToken) : null;
    const viewer = found === 'unknown' ? null : found;
    return {
      requestId: String(response.getHeader('x-request-id') ?? randomUUID()),
      viewer,
      isViewerUnknown: found === 'unknown',
      sessionToken,
      draftClaim: cookies.draft,
      language: cookies.language,
      callerAddress: request.ip ?? 'unknown',
      cookies: {
        ...jar,
        // The session that was here ends with either, so nobody may be taken for its owner any more.
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
      signal: AbortSignal.any([abort.signal, AbortSignal.timeout(deadlineMs.patient)]),
      loaders: deps.loaders({ viewer, draftClaim: cookies.draft }),
      services: deps.services,
    };
  };
}
