/** State of a history entry: the number of entries directly before it that belong to the same checkout. */
interface CheckoutEntry {
  readonly entriesBelow: number;
}

/**
 * Number of earlier history entries of the same checkout; 0 for the first one.
 * @param state state of the history entry
 */
export const entriesBelow = (state: unknown): number =>
  typeof state === 'object' &&
  state !== null &&
  'entriesBelow' in state &&
  typeof state.entriesBelow === 'number'
    ? state.entriesBelow
    : 0;

/** State of the history entry that is added for the next step. */
export const nextEntry = (state: unknown): CheckoutEntry => ({ entriesBelow: entriesBelow(state) + 1 });
