/** Where the stay that is searched when nothing else is asked for begins and ends, in days from the reader's today. */
export const usualStay = { first: 1, last: 7 } as const;
