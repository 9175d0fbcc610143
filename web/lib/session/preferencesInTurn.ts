import pLimit from 'p-limit';

/** Saves preferences one after another: each save stores all of them, so a later one must know the earlier. */
export const preferencesInTurn = pLimit(1);
