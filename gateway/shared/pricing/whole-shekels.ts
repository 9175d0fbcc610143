/** A price of a night as it is displayed and compared. @param minor in minor units @returns shekels, half of one rounded up */
export const wholeShekels = (minor: number): number => Math.floor(minor / 100 + 0.5);
