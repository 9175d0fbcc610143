import { MAX_SENTENCE } from '#models/hotel/place.ts';

/** Typed words stay with the history entry, not with the address: a shared link shows what was chosen. */
export interface AskedEntry {
  readonly asked?: string;
}

/** The words that were typed for what a history entry shows; null where it was picked. @param state of the entry */
export const askedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'asked' in state && typeof state.asked === 'string'
    ? state.asked.slice(0, MAX_SENTENCE)
    : null;

export const askedEntry = (asked: string | null): AskedEntry => (asked === null ? {} : { asked });
