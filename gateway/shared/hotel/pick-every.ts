/** The assistant points out at most one hotel in so many of a list, beside those that the house features. */
export const PICK_EVERY = 5;
