/** Announced prices of the services, in whole dollars. */
export const teaserDollars = { car: 45, insurance: 29, attractions: 25 } as const;
