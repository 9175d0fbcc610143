/** The default stay of a search: first and last day, counted from the user's today. */
export const usualStay = { first: 1, last: 7 } as const;
