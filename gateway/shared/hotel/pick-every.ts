/** There is at most one pick in this many hotels of a list, in addition to featured ones. */
export const PICK_EVERY = 5;
