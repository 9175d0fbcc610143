import type { IncomingMessage } from 'node:http';
import express from 'express';
import { LRUCache } from 'lru-cache';

/** Tells whether an address is that of a trusted proxy, whose `X-Forwarded-For` counts. */
export type IsTrusted = (address: string) => boolean;

/** Maximum number of cached results, so that the trust check is not repeated for every request. */
const REMEMBERED_ADDRESSES = 10_000;

/** @param proxies in Express's notation; when empty, no proxy is trusted */
export function trustOf(proxies: readonly string[]): IsTrusted {
  const app = express();
  app.set('trust proxy', proxies.length > 0 ? [...proxies] : false);
  const isTrusted: (address: string, hop: number) => boolean = app.get('trust proxy fn');
  // Cached, because the same few proxies forward every request. The result depends only on the address: the hop is
  // always 0.
  const cache = new LRUCache<string, boolean>({
    max: REMEMBERED_ADDRESSES,
    memoMethod: (address) => isTrusted(address, 0),
  });
  return (address) => cache.memo(address);
}

/**
 * IP address of the client in front of our own proxies. The same rule as Express's `request.ip`, for requests that
 * never reach Express.
 */
export function callerAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  const own = request.socket.remoteAddress ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined || !isTrusted(own)) return own;
  // The usual case: one proxy, which reports one address.
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
