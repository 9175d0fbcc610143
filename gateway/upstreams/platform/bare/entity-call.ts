import { z } from 'zod';
import type { PlatformCall } from '../send.ts';

/** The target of an entity call. */
export interface EntityCall {
  readonly entity: string;
  readonly act: 'count' | 'update-many' | null;
  /** Null for a list, a new record and a call of many. */
  readonly id: string | null;
}

const PATH = /^\/entities\/(\w+)(?:\/(count|update-many))?$/;

/** Null for calls that concern no entity, and for the caller's own user record. */
export function entityCallOf({
  path,
  suffix = '',
}: Pick<PlatformCall, 'path' | 'suffix'>): EntityCall | null {
  const match = PATH.exec(path);
  if (!match) return null;
  const [, entity = '', act] = match;
  const id = suffix.startsWith('/') ? decodeURIComponent(suffix.slice(1)) : null;
  return { entity, act: act === 'count' || act === 'update-many' ? act : null, id };
}

const anyObject = z.record(z.string(), z.unknown());

export type WireRecord = z.output<typeof anyObject>;

/** The value if it is an object; otherwise null. */
export const recordOf = (value: unknown): WireRecord | null => anyObject.safeParse(value).data ?? null;

/** The filter of a query; null without one. */
export function filterOf(suffix: string): WireRecord | null {
  const text = new URLSearchParams(suffix).get('q');
  return text === null ? null : recordOf(JSON.parse(text));
}

/** The query with another filter. */
export function withFilter(suffix: string, q: object): string {
  const query = new URLSearchParams(suffix);
  query.set('q', JSON.stringify(q));
  return `?${query.toString()}`;
}
