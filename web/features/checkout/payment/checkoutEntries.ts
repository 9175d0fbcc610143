/** Number of history entries directly below this one that belong to the same checkout; stored with the entry. */
interface CheckoutEntry {
  readonly entriesBelow: number;
}

/** @param state of the history entry; 0 for the first entry of a checkout */
export const entriesBelow = (state: unknown): number =>
  typeof state === 'object' &&
  state !== null &&
  'entriesBelow' in state &&
  typeof state.entriesBelow === 'number'
    ? state.entriesBelow
    : 0;

/** State of the entry that the next step adds. */
export const nextEntry = (state: unknown): CheckoutEntry => ({ entriesBelow: entriesBelow(state) + 1 });
