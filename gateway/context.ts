import type { Viewer } from './models/viewer.ts';

/** Cookies that an operation may set on the answer. All are HttpOnly and SameSite=Lax. */
export interface CookieJar {
  setSession(token: string): void;
  clearSession(): void;
  /** The secret that makes a visitor's draft his. */
  setDraftClaim(secret: string): void;
}

/** What one GraphQL request carries. */
export interface Context {
  readonly requestId: string;
  /** Null for a visitor. Asked of the platform when the request came in. */
  readonly viewer: Viewer | null;
  /** Token of the session, from the cookie or the bearer header; null without one. */
  readonly sessionToken: string | null;
  /** Secret from the draft cookie; null without one. */
  readonly draftClaim: string | null;
  /** Address of the caller, proxies taken into account. For limits only. */
  readonly callerAddress: string;
  readonly cookies: CookieJar;
  /** Fires when the client is gone or the deadline of the request has passed. */
  readonly signal: AbortSignal;
  readonly loaders: Loaders;
  readonly services: Services;
}

/** Loaders of one request, one per upstream list call. */
export interface Loaders {}

/** Objects that live as long as the process. */
export interface Services {}
