import type { CacheValidity } from '#models/cache-validity.ts';

/** Collects the statements of the resolvers of one response about its validity. */
export interface ValidityRecorder extends CacheValidity {
  /** The conditions, one for each root field that stated one; null when the response is incomplete. */
  conditions(): readonly (() => boolean)[] | null;
  /** When the oldest part was read that was not read for this response; Infinity without any. */
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
