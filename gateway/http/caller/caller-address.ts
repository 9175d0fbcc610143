import type { IncomingMessage } from 'node:http';
import express from 'express';
import { LRUCache } from 'lru-cache';

/** Is this the address of a trusted proxy, whose `X-Forwarded-For` counts? */
export type IsTrusted = (address: string) => boolean;

/** Addresses whose trust is remembered, so that it need not be worked out for every request. */
const REMEMBERED = 10_000;

/** @param proxies as Express names them; with none, no proxy is trusted */
export function trustOf(proxies: readonly string[]): IsTrusted {
  const app = express();
  app.set('trust proxy', proxies.length > 0 ? [...proxies] : false);
  const isTrusted: (address: string, hop: number) => boolean = app.get('trust proxy fn');
  // The same few proxies stand before every request; by a list of addresses, which hop it is makes no difference.
  const known = new LRUCache<string, boolean>({
    max: REMEMBERED,
    memoMethod: (address) => isTrusted(address, 0),
  });
  return (address) => known.memo(address);
}

/**
 * Address of the client in front of our own proxies. The same rule as Express's `request.ip`, for requests it never
 * sees.
 */
export function callerAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  const own = request.socket.remoteAddress ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined || !isTrusted(own)) return own;
  // Nearly always one proxy stands before us, and names one address.
  if (typeof forwarded === 'string' && !forwarded.includes(',')) return forwarded.trim() || own;
  const forwardedFor = [forwarded].flat().flatMap((line) => line.split(','));
  const hops = [
    own,
    ...forwardedFor
      .map((address) => address.trim())
      .filter(Boolean)
      .toReversed(),
  ];
  return hops.find((address) => !isTrusted(address)) ?? hops.at(-1) ?? own;
}
