import { MAX_SENTENCE } from '#models/hotel/place.ts';

/** Typed words are stored with the history entry, not in the URL: a shared link shows what was chosen. */
export interface SentenceEntry {
  readonly sentence?: string;
}

/**
 * The typed words of a history entry; null where the place was picked.
 * @param state of the entry
 */
export const sentenceIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'sentence' in state && typeof state.sentence === 'string'
    ? state.sentence.slice(0, MAX_SENTENCE)
    : null;

export const sentenceEntry = (sentence: string | null): SentenceEntry =>
  sentence === null ? {} : { sentence };
