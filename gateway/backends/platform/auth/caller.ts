import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { networkOf } from '#gateway/caller-network.ts';
import { isSharedSecret } from '#backends/kit/shared-secret.ts';
import { VISITOR } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import type { Platform } from '../platform.ts';

function isServiceToken(platform: Platform, token: string): boolean {
  const { serviceToken, previousServiceToken } = platform.options;
  return isSharedSecret([serviceToken, previousServiceToken], token);
}

function bearerIn(header: string | undefined): string | null {
  const match = /^bearer +(\S{1,512}) *$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

export const bearerOf = (req: Request): string | null => bearerIn(req.get('authorization'));

const actors = new WeakMap<Request, Promise<Actor>>();

/** The caller, looked up once per request. A caller with an invalid or expired token counts as a visitor. */
export function actorOf(platform: Platform, req: Request): Promise<Actor> {
  const actor = actors.get(req) ?? lookedUp(platform, req);
  actors.set(req, actor);
  return actor;
}

/** True when the gateway itself calls, or calls on behalf of a caller whom it has already limited. */
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

function forwardedAddress(platform: Platform, req: Request): string {
  const vouched = bearerIn(req.get('x-service-authorization')) ?? bearerOf(req);
  const forwarded = req.get('x-forwarded-for')?.split(',')[0]?.trim();
  if (vouched && forwarded && isServiceToken(platform, vouched)) return forwarded.slice(0, 64);
  return req.ip ?? 'unknown';
}

/**
 * IP address of the caller as limits count it: for IPv6 the network. The gateway passes on the address of its own
 * callers; no other client is trusted with that.
 */
export const addressOf = (platform: Platform, req: Request): string =>
  networkOf(forwardedAddress(platform, req));

/** What passwords and their limits need to know about the caller. */
export interface PlatformCaller {
  /** The caller’s address as limits count it, see `addressOf`. */
  readonly network: string;
  /** Proofs of earlier sign-ins on this device; null without any. */
  readonly deviceProofs: string | null;
  /** Aborts when the caller no longer waits for the response. */
  readonly signal: AbortSignal;
}

/** Header for the tokens by which the device of the gateway’s caller is recognized; new ones come back in it. */
const DEVICE_HEADER = 'x-known-device';
/** Lifetime of the cookie with the proofs of a device, in seconds: the longest that browsers allow. */
const DEVICE_MAX_AGE_S = 400 * 24 * 60 * 60;

/** True when the gateway forwards another caller's request. It identifies itself in one of two headers. */
const isForwarded = (platform: Platform, req: Request): boolean =>
  isVouchedFor(platform, req) && req.get('x-forwarded-for') !== undefined;

const deviceCookie = (platform: Platform): { name: string; isSecure: boolean } => {
  const isSecure = platform.options.publicUrl().startsWith('https:');
  return { name: isSecure ? '__Host-device' : 'device', isSecure };
};

/**
 * Collects the facts about the caller of a request.
 * @param res aborts the caller's signal when its connection closes
 */
export function callerOf(platform: Platform, req: Request, res: Response): PlatformCaller {
  const disconnected = new AbortController();
  res.once('close', () => disconnected.abort());
  const proofs = isForwarded(platform, req)
    ? req.get(DEVICE_HEADER)
    : parseCookie(req.get('cookie') ?? '')[deviceCookie(platform).name];
  return { network: addressOf(platform, req), deviceProofs: proofs ?? null, signal: disconnected.signal };
}

/**
 * Sends a device that has signed in its proofs: in an HttpOnly cookie, or in a header to the gateway, which sets the
 * cookie.
 */
export function rememberDevice(platform: Platform, req: Request, res: Response, proofs: string): void {
  if (isForwarded(platform, req)) {
    res.set(DEVICE_HEADER, proofs);
    return;
  }
  const { name, isSecure } = deviceCookie(platform);
  const cookie = { name, value: proofs, path: '/', maxAge: DEVICE_MAX_AGE_S, httpOnly: true } as const;
  res.append('set-cookie', stringifySetCookie({ ...cookie, sameSite: 'lax', secure: isSecure }));
}
