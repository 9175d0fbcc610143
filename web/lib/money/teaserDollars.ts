/** What is announced beside hotels, from this many whole dollars on: the page of each says the same. */
export const teaserDollars = { car: 45, insurance: 29, attractions: 25 } as const;
