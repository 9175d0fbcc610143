import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { networkOf } from '#gateway/caller-network.ts';
import { isOneOf } from '#backends/kit/shared-secret.ts';
import { VISITOR } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import type { Platform } from '../platform.ts';

function isServiceToken(platform: Platform, token: string): boolean {
  const { serviceToken, previousServiceToken } = platform.options;
  return isOneOf([serviceToken, previousServiceToken], token);
}

function bearerIn(header: string | undefined): string | null {
  const match = /^bearer +(\S{1,512}) *$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

export const bearerOf = (req: Request): string | null => bearerIn(req.get('authorization'));

const asked = new WeakMap<Request, Promise<Actor>>();

/** Who calls, looked up once a request. A token that is not valid (any more) makes a visitor. */
export function actorOf(platform: Platform, req: Request): Promise<Actor> {
  const actor = asked.get(req) ?? lookedUp(platform, req);
  asked.set(req, actor);
  return actor;
}

/** The gateway itself calls, or it calls for somebody whom it has counted. */
export function isVouchedFor(platform: Platform, req: Request): boolean {
  const tokens = [bearerOf(req), bearerIn(req.get('x-service-authorization'))];
  return tokens.some((token) => token !== null && isServiceToken(platform, token));
}

async function lookedUp(platform: Platform, req: Request): Promise<Actor> {
  const token = bearerOf(req);
  if (token === null) return VISITOR;
  if (isServiceToken(platform, token)) return { kind: 'service' };
  const person = await platform.sessions.actor(token);
  return person ? { ...person, isDirect: !isVouchedFor(platform, req) } : VISITOR;
}

function toldAddress(platform: Platform, req: Request): string {
  const vouched = bearerIn(req.get('x-service-authorization')) ?? bearerOf(req);
  const forwarded = req.get('x-forwarded-for')?.split(',')[0]?.trim();
  if (vouched && forwarded && isServiceToken(platform, vouched)) return forwarded.slice(0, 64);
  return req.ip ?? 'unknown';
}

/**
 * Address of the person who calls, as limits count it: of an IPv6 address the network. The gateway calls for its own
 * callers and names theirs; nobody else is believed.
 */
export const addressOf = (platform: Platform, req: Request): string => networkOf(toldAddress(platform, req));

/** Who signs in, as far as passwords and their limits care. */
export interface Caller {
  /** As limits count it, see `addressOf`. */
  readonly network: string;
  /** What this device proves to have signed in to before; null when it proves nothing. */
  readonly deviceProofs: string | null;
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Header in which the gateway passes on what the device of its caller proves, and gets the new proofs back. */
const DEVICE_HEADER = 'x-known-device';
/** As long as browsers keep any cookie. */
const DEVICE_MAX_AGE_S = 400 * 24 * 60 * 60;

/** Whether the gateway forwards the request of somebody else. Its own name stands in one of two headers. */
const isForwarded = (platform: Platform, req: Request): boolean =>
  isVouchedFor(platform, req) && req.get('x-forwarded-for') !== undefined;

const deviceCookie = (platform: Platform): { name: string; isSecure: boolean } => {
  const isSecure = platform.options.publicUrl().startsWith('https:');
  return { name: isSecure ? '__Host-device' : 'device', isSecure };
};

/** @param res ends the wait with the connection */
export function callerOf(platform: Platform, req: Request, res: Response): Caller {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const proofs = isForwarded(platform, req)
    ? req.get(DEVICE_HEADER)
    : parseCookie(req.get('cookie') ?? '')[deviceCookie(platform).name];
  return { network: addressOf(platform, req), deviceProofs: proofs ?? null, signal: gone.signal };
}

/** Gives a device that has signed in its proofs: in a cookie that no script reads, or to the gateway that sets it. */
export function rememberDevice(platform: Platform, req: Request, res: Response, proofs: string): void {
  if (isForwarded(platform, req)) {
    res.set(DEVICE_HEADER, proofs);
    return;
  }
  const { name, isSecure } = deviceCookie(platform);
  const cookie = { name, value: proofs, path: '/', maxAge: DEVICE_MAX_AGE_S, httpOnly: true } as const;
  res.append('set-cookie', stringifySetCookie({ ...cookie, sameSite: 'lax', secure: isSecure }));
}
