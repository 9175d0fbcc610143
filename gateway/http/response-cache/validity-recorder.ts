import type { CacheValidity } from '#models/cache-validity.ts';

/** Collects what the resolvers of one response state about its validity. */
export interface ValidityRecorder extends CacheValidity {
  /** The conditions, one for each root field that stated one; null when the response is incomplete. */
  conditions(): readonly (() => boolean)[] | null;
  /** The moment until which other instances may return the response, milliseconds since the epoch; 0 for never. */
  validElsewhereUntil(): number;
  /** When the oldest part that comes from a cache was read; Infinity without any. */
  oldestPart(): number;
}

export function validityRecorder(): ValidityRecorder {
  const conditions: (() => boolean)[] = [];
  let isComplete = true;
  let oldestPart = Infinity;
  let validElsewhereUntil = Infinity;
  return {
    validWhile: (isMet, until = 0) => {
      conditions.push(isMet);
      validElsewhereUntil = Math.min(validElsewhereUntil, until);
    },
    hasPartsFrom: (readAt) => {
      oldestPart = Math.min(oldestPart, readAt);
    },
    markIncomplete: () => {
      isComplete = false;
    },
    validElsewhereUntil: () => (isComplete && conditions.length > 0 ? validElsewhereUntil : 0),
    conditions: () => (isComplete ? conditions : null),
    oldestPart: () => oldestPart,
  };
}
