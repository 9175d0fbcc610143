import type { CacheValidity } from '#models/cache-validity.ts';

/** Records what is stated about the validity of a response. */
export function statedValidity() {
  const conditions: (() => boolean)[] = [];
  const partsFrom: number[] = [];
  /** Until when other instances may return the response, as each condition states it. */
  const elsewhereUntil: (number | undefined)[] = [];
  const stated = { conditions, partsFrom, elsewhereUntil, isIncomplete: false };
  const validity: CacheValidity = {
    validWhile: (isMet, until) => {
      conditions.push(isMet);
      elsewhereUntil.push(until);
    },
    hasPartsFrom: (readAt) => void partsFrom.push(readAt),
    markIncomplete: () => {
      stated.isIncomplete = true;
    },
  };
  return { stated, validity };
}
