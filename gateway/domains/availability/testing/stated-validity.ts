import type { CacheValidity } from '#models/cache-validity.ts';

/** Records what is stated about the validity of a response. */
export function statedValidity() {
  const conditions: (() => boolean)[] = [];
  const partsFrom: number[] = [];
  const stated = { conditions, partsFrom, isIncomplete: false };
  const validity: CacheValidity = {
    validWhile: (isMet) => void conditions.push(isMet),
    hasPartsFrom: (readAt) => void partsFrom.push(readAt),
    markIncomplete: () => {
      stated.isIncomplete = true;
    },
  };
  return { stated, validity };
}
