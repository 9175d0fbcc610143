import pLimit from 'p-limit';

/** Saves of preferences, one after another: all of them are stored with each, and the later must know the earlier. */
export const preferencesInTurn = pLimit(1);
