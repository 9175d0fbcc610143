import { MAX_SENTENCE } from '#models/hotel/place.ts';

/** Typed words are stored with the history entry, not in the address: a shared link shows what was chosen. */
export interface AskedEntry {
  readonly asked?: string;
}

/**
 * The typed words of a history entry; null where the place was picked.
 * @param state of the entry
 */
export const askedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'asked' in state && typeof state.asked === 'string'
    ? state.asked.slice(0, MAX_SENTENCE)
    : null;

export const askedEntry = (asked: string | null): AskedEntry => (asked === null ? {} : { asked });
