/** Where the stay that is searched when nothing else is asked for begins and ends, in days from the reader's today. */
export const usualStay = { first: 1, last: 7 } as const;

/** Longest stay, in nights, and the farthest check-in, in days from today, that a search takes. */
export const searchLimits = { nights: 30, daysAhead: 500 } as const;
