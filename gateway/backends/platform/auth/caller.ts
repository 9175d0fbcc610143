import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { VISITOR } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import type { Platform } from '../platform.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared by digest, so that the time tells neither length nor prefix. */
function isServiceToken(platform: Platform, token: string): boolean {
  const { serviceToken } = platform.options;
  return serviceToken !== '' && timingSafeEqual(digest(token), digest(serviceToken));
}

function bearerIn(header: string | undefined): string | null {
  const match = /^bearer +(\S{1,512}) *$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

export const bearerOf = (req: Request): string | null => bearerIn(req.get('authorization'));

const asked = new WeakMap<Request, Promise<Actor>>();

/** Who calls, looked up once a request. A token that is not valid (any more) makes a visitor. */
export function actorOf(platform: Platform, req: Request): Promise<Actor> {
  const actor = asked.get(req) ?? lookedUp(platform, bearerOf(req));
  asked.set(req, actor);
  return actor;
}

/** The gateway itself calls, or it calls for somebody whom it has counted. */
export function isVouchedFor(platform: Platform, req: Request): boolean {
  const tokens = [bearerOf(req), bearerIn(req.get('x-service-authorization'))];
  return tokens.some((token) => token !== null && isServiceToken(platform, token));
}

async function lookedUp(platform: Platform, token: string | null): Promise<Actor> {
  if (token === null) return VISITOR;
  if (isServiceToken(platform, token)) return { kind: 'service' };
  return (await platform.sessions.actor(token)) ?? VISITOR;
}

/**
 * Address of the person who signs in. The gateway signs in for its callers and names theirs; nobody else is believed.
 */
export function addressOf(platform: Platform, req: Request): string {
  const vouched = bearerIn(req.get('x-service-authorization')) ?? bearerOf(req);
  const forwarded = req.get('x-forwarded-for')?.split(',')[0]?.trim();
  if (vouched && forwarded && isServiceToken(platform, vouched)) return forwarded.slice(0, 64);
  return req.ip ?? 'unknown';
}
