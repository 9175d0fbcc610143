import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './kept-answer.ts';

/** An answer with what it depends on. */
export interface StoredAnswer {
  readonly answer: KeptAnswer;
  /** The document that it answers. */
  readonly id: string;
  /** Under which cached values it was made. */
  readonly mark: string;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  readonly conditions: readonly (() => boolean)[];
}

/** Answers by document and variables, and the places at which they were asked for. */
export interface AnswerStore {
  /** The answer that was last asked for at this place, whether it still holds or not. */
  find(place: string): StoredAnswer | undefined;
  /** Gives a place the answer of a key, where one is known: clients write the same variables in different ways. */
  lead(place: string, key: string): StoredAnswer | undefined;
  put(place: string, key: string, stored: StoredAnswer): void;
  /** What answers and places weigh together, in bytes. */
  weight(): number;
}

export const answerStoreLimits = { answerBytes: 24 * 2 ** 20, placeBytes: 8 * 2 ** 20 } as const;

/** Objects and closures around the bytes of an answer or a place. */
const OVERHEAD = 1_024;
/** Packed forms, which are made later: together less than the body. */
const WITH_PACKED = 2;

/** Strangers may ask with any number of different variables: what was asked for longest ago leaves. */
export function createAnswerStore(limits = answerStoreLimits): AnswerStore {
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: limits.answerBytes,
    sizeCalculation: ({ answer }) => answer.body.length * WITH_PACKED + OVERHEAD,
  });
  const keys = new LRUCache<string, string>({
    maxSize: limits.placeBytes,
    sizeCalculation: (key, place) => 2 * (key.length + place.length) + OVERHEAD,
  });
  return {
    find: (place) => {
      const key = keys.get(place);
      return key === undefined ? undefined : answers.get(key);
    },
    lead: (place, key) => {
      const known = answers.get(key);
      if (known) keys.set(place, key);
      return known;
    },
    put: (place, key, stored) => {
      keys.set(place, key);
      answers.set(key, stored);
    },
    weight: () => answers.calculatedSize + keys.calculatedSize,
  };
}
