/** Longest id of a hotel or a booking that is looked up, in characters; no valid id is longer. */
export const MAX_ID = 100;
