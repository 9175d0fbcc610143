/** At most one of this many hotels in a list is marked as a pick, in addition to featured ones. */
export const PICK_EVERY = 5;
