/** A list is divided into groups of this many hotels: each full group without a featured hotel may have one pick. */
export const PICK_EVERY = 5;
