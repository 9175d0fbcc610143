/** Longest id of a hotel or a booking that is looked up, in characters; a longer one belongs to nothing. */
export const MAX_ID = 100;
