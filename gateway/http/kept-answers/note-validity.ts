import type { AnswerValidity } from '#models/answer-validity.ts';

/** The notes of one answer. */
export interface NotedValidity extends AnswerValidity {
  /** The conditions, one for each root field that named one; null when the answer lacks parts. */
  conditions(): readonly (() => boolean)[] | null;
}

export function noteValidity(): NotedValidity {
  const told: (() => boolean)[] = [];
  let isWhole = true;
  return {
    holdsWhile: (isSo) => void told.push(isSo),
    lacksParts: () => {
      isWhole = false;
    },
    conditions: () => (isWhole ? told : null),
  };
}
