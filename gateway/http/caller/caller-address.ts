import type { IncomingMessage } from 'node:http';
import express from 'express';
import { LRUCache } from 'lru-cache';

/** Is this hop a proxy of ours, whose word about the caller before it counts? Hop 0 is the connection itself. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** Addresses whose trust is remembered, so that it need not be worked out for every request. */
const REMEMBERED = 10_000;

/** @param proxies as Express names them; with none, nobody is trusted */
export function trustOf(proxies: readonly string[]): IsTrusted {
  const app = express();
  app.set('trust proxy', proxies.length > 0 ? [...proxies] : false);
  const isTrusted: IsTrusted = app.get('trust proxy fn');
  // Hops of a list are alike, and the same few proxies stand before every request.
  const known = new LRUCache<string, boolean>({
    max: REMEMBERED,
    memoMethod: (address) => isTrusted(address, 0),
  });
  return (address) => known.memo(address);
}

/** Address of whoever stands before our own proxies. The same rule as Express's `request.ip`, for requests it never sees. */
export function callerAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  const own = request.socket.remoteAddress ?? 'unknown';
  if (request.headers['x-forwarded-for'] === undefined) return own;
  const told = [request.headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(','));
  const hops = [
    own,
    ...told
      .map((address) => address.trim())
      .filter(Boolean)
      .toReversed(),
  ];
  return hops.find((address, hop) => !isTrusted(address, hop)) ?? hops.at(-1) ?? own;
}
