/** What came of changing an unpaid booking on the page of its hotel; the checkout says it. */
export interface DraftChange {
  /** `started`: the booking could not be changed any more, for example because it was paid, so another was started. */
  readonly kind: 'changed' | 'started';
  /** True when the car is not rented out any more, so that it could not be priced for the new stay. */
  readonly isCarLost: boolean;
}

/** Reads it in the state of the history entry of the checkout; null without one. */
export const draftChangeIn = (state: unknown): DraftChange | null => {
  if (typeof state !== 'object' || state === null || !('draftChange' in state)) return null;
  const parts = new Map<string, unknown>(Object.entries(state.draftChange ?? {}));
  const kind = parts.get('kind');
  return kind === 'changed' || kind === 'started'
    ? { kind, isCarLost: parts.get('isCarLost') === true }
    : null;
};
