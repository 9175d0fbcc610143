import type { CacheValidity } from '#models/cache-validity.ts';

/** Collects the statements of the resolvers of one response about its validity. */
export interface ValidityRecorder extends CacheValidity {
  /** The conditions, one for each root field that stated one; null when the response is incomplete. */
  conditions(): readonly (() => boolean)[] | null;
}

export function validityRecorder(): ValidityRecorder {
  const conditions: (() => boolean)[] = [];
  let isComplete = true;
  return {
    validWhile: (isMet) => void conditions.push(isMet),
    markIncomplete: () => {
      isComplete = false;
    },
    conditions: () => (isComplete ? conditions : null),
  };
}
