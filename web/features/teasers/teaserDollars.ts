/** What is announced beside hotels, from this many whole dollars on. */
export const teaserDollars = { car: 45, insurance: 29, attractions: 25 } as const;
