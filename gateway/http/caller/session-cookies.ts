import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieJar } from '#gateway/context.ts';

const dayS = 24 * 60 * 60;
const sessionMaxAgeS = 30 * dayS;
/** How long a sign-in at the login page may take until its token arrives. */
const signingInMaxAgeS = 60 * 60;
const draftMaxAgeS = 7 * dayS;
/** The longest time that browsers keep a cookie. */
const deviceMaxAgeS = 400 * dayS;

/** Names of our cookies. With TLS the `__Host-` prefix makes the browser enforce host and path. */
const names = (isSecure: boolean) => ({
  session: isSecure ? '__Host-session' : 'session',
  draft: isSecure ? '__Host-draft' : 'draft',
  device: isSecure ? '__Host-device' : 'device',
  signingIn: isSecure ? '__Host-signing-in' : 'signing-in',
});

/** Cookies of a request that the gateway uses. */
export interface RequestCookies {
  readonly session: string | null;
  readonly draft: string | null;
  /** Proofs of earlier sign-ins on this device. */
  readonly device: string | null;
  /** State values of the sign-ins that this browser started or finished at the login page. */
  readonly signIns: readonly string[];
  /** English without a choice, and for languages into which only the pages are translated. */
  readonly language: 'en' | 'he';
}

/** Reads our cookies. */
export function readCookies(request: IncomingMessage, isSecure: boolean): RequestCookies {
  const all = parseCookie(request.headers.cookie ?? '');
  const { session, draft, device, signingIn } = names(isSecure);
  return {
    session: all[session] ?? null,
    draft: all[draft] ?? null,
    device: all[device] ?? null,
    signIns: all[signingIn]?.split('.') ?? [],
    language: all['lang'] === 'he' ? 'he' : 'en',
  };
}

/** Whether a request has a session cookie; the session itself may have ended. */
export const hasSessionCookie = (request: IncomingMessage, isSecure: boolean): boolean =>
  Boolean(readCookies(request, isSecure).session);

/** Sets our cookies on the response. */
export function cookieJar(response: ServerResponse, isSecure: boolean): CookieJar {
  const { session, draft, device, signingIn } = names(isSecure);
  const set = (name: string, value: string, maxAge: number) =>
    response.appendHeader(
      'set-cookie',
      stringifySetCookie({
        name,
        value,
        maxAge,
        httpOnly: true,
        secure: isSecure,
        sameSite: 'lax',
        path: '/',
      }),
    );
  return {
    setSession: (token) => set(session, token, sessionMaxAgeS),
    clearSession: () => set(session, '', 0),
    setDeviceProofs: (proofs) => set(device, proofs, deviceMaxAgeS),
    setSignIns: (marks) => set(signingIn, marks.join('.'), marks.length > 0 ? signingInMaxAgeS : 0),
    setGuestToken: (secret) => set(draft, secret, draftMaxAgeS),
  };
}
