import type { IncomingMessage } from 'node:http';
import express from 'express';

/** Is this hop a proxy of ours, whose word about the caller before it counts? Hop 0 is the connection itself. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** @param proxies as Express names them; with none, nobody is trusted */
export function trustOf(proxies: readonly string[]): IsTrusted {
  const app = express();
  app.set('trust proxy', proxies.length > 0 ? [...proxies] : false);
  return app.get('trust proxy fn');
}

/** Address of whoever stands before our own proxies. The same rule as Express's `request.ip`, for requests it never sees. */
export function callerAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  const own = request.socket.remoteAddress ?? 'unknown';
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
