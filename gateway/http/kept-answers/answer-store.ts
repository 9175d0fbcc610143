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

/** Answers by document and variables, and the addresses at which they were asked for. */
export interface AnswerStore {
  /** The answer that was last asked for at this address, whether it still holds or not. */
  find(address: string): StoredAnswer | undefined;
  /** Links an address to the answer of a key, where one is known: clients write the same variables in different ways. */
  linkAddress(address: string, key: string): StoredAnswer | undefined;
  put(address: string, key: string, stored: StoredAnswer): void;
  /** What answers and addresses weigh together, in bytes. */
  weight(): number;
}

export const answerStoreLimits = { answerBytes: 24 * 2 ** 20, addressBytes: 8 * 2 ** 20 } as const;

/** Objects and closures around the bytes of an answer or an address. */
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
    maxSize: limits.addressBytes,
    sizeCalculation: (key, address) => 2 * (key.length + address.length) + OVERHEAD,
  });
  return {
    find: (address) => {
      const key = keys.get(address);
      return key === undefined ? undefined : answers.get(key);
    },
    linkAddress: (address, key) => {
      const known = answers.get(key);
      if (known) keys.set(address, key);
      return known;
    },
    put: (address, key, stored) => {
      keys.set(address, key);
      answers.set(key, stored);
    },
    weight: () => answers.calculatedSize + keys.calculatedSize,
  };
}
