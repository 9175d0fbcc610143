import type { CachePolicy } from './cache.ts';

/** The stored form: the value, when it was read at its source, and until when it is fresh. */
interface Envelope {
  readonly v: unknown;
  readonly t: number;
  readonly f: number;
}

/** A value as it was stored. Times in milliseconds since the epoch. */
export interface Decoded<T> {
  readonly value: T;
  readonly readAt: number;
  readonly freshUntil: number;
}

/** A stored value with its state. Times in milliseconds since the epoch. */
export interface Found<T> {
  readonly value: T;
  readonly readAt: number;
  readonly freshUntil: number;
  readonly state: 'fresh' | 'ageing' | 'stale';
}

const JITTER = 0.1;
/** Share of the fresh time after which a read starts a refresh in the background. */
const REFRESH_AT = 0.8;

/** The shortest that a duration can become by `jittered`. */
export const shortest = (duration: number): number => duration * (1 - JITTER);

/** A duration varied by ten per cent, so that values stored together do not all expire together. */
export const jittered = (duration: number, random: () => number): number =>
  duration * (1 - JITTER + 2 * JITTER * random());

/** Encodes a value in its stored form. @param readAt milliseconds since the epoch */
export function encode(value: unknown, readAt: number, freshMs: number): string {
  return JSON.stringify({ v: value, t: readAt, f: readAt + freshMs } satisfies Envelope);
}

/** Parses a stored text; null for invalid data and another format. */
export function decode<T>(policy: Pick<CachePolicy<T>, 'parse'>, stored: string): Decoded<T> | null {
  try {
    const envelope: unknown = JSON.parse(stored);
    if (!isEnvelope(envelope)) return null;
    return { value: policy.parse(envelope.v), readAt: envelope.t, freshUntil: envelope.f };
  } catch {
    return null;
  }
}

/** The value in its state at a moment; null past its usable time. */
export function foundAt<T>(
  { usableSeconds }: Pick<CachePolicy<T>, 'usableSeconds'>,
  { value, readAt, freshUntil }: Decoded<T>,
  now: number,
): Found<T> | null {
  if (now - readAt > usableSeconds * 1000) return null;
  const isAgeing = now > readAt + (freshUntil - readAt) * REFRESH_AT;
  return { value, readAt, freshUntil, state: now >= freshUntil ? 'stale' : isAgeing ? 'ageing' : 'fresh' };
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
