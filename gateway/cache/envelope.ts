import type { CachePolicy } from './cache.ts';

/** The stored form: the value, when it was read at its source, and until when it is fresh. */
interface Envelope {
  readonly v: unknown;
  readonly t: number;
  readonly f: number;
}

/** A stored value with its state. */
export interface Found<T> {
  readonly value: T;
  readonly readAt: number;
  readonly state: 'fresh' | 'ageing' | 'stale';
}

const JITTER = 0.1;
/** Share of the fresh time after which a read starts a refresh in the background. */
const REFRESH_AT = 0.8;

/** A duration varied by ten per cent, so that values stored together do not all expire together. */
export const jittered = (duration: number, random: () => number): number =>
  duration * (1 - JITTER + 2 * JITTER * random());

/** @param readAt milliseconds since the epoch */
export function seal(value: unknown, readAt: number, freshMs: number): string {
  return JSON.stringify({ v: value, t: readAt, f: readAt + freshMs } satisfies Envelope);
}

/** Parses a stored text; null for invalid data, another format and a value past its usable time. */
export function unseal<T>(policy: CachePolicy<T>, stored: string | null, now: number): Found<T> | null {
  if (stored === null) return null;
  try {
    const envelope: unknown = JSON.parse(stored);
    if (!isEnvelope(envelope)) return null;
    const age = now - envelope.t;
    if (age > policy.usableSeconds * 1000) return null;
    const value = policy.parse(envelope.v);
    const isAgeing = now > envelope.t + (envelope.f - envelope.t) * REFRESH_AT;
    return {
      value,
      readAt: envelope.t,
      state: now >= envelope.f ? 'stale' : isAgeing ? 'ageing' : 'fresh',
    };
  } catch {
    return null;
  }
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'v' in value &&
    't' in value &&
    typeof value.t === 'number' &&
    'f' in value &&
    typeof value.f === 'number'
  );
}
