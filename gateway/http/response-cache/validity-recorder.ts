import type { CacheValidity } from '#models/cache-validity.ts';

/** Collects what the resolvers of one response state about its validity. */
export interface ValidityRecorder extends CacheValidity {
  /** The conditions, one for each root field that stated one; null when the response is incomplete. */
  conditions(): readonly (() => boolean)[] | null;
  /** When the oldest part that comes from a cache was read; Infinity without any. */
  oldestPart(): number;
}

export function validityRecorder(): ValidityRecorder {
  const conditions: (() => boolean)[] = [];
  let isComplete = true;
  let oldestPart = Infinity;
  return {
    validWhile: (isMet) => void conditions.push(isMet),
    hasPartsFrom: (readAt) => {
      oldestPart = Math.min(oldestPart, readAt);
    },
    markIncomplete: () => {
      isComplete = false;
    },
    conditions: () => (isComplete ? conditions : null),
    oldestPart: () => oldestPart,
  };
}
