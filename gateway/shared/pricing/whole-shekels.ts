/** Whole shekels of a price of a night, as nights are compared; half of one is rounded up. @param minor in minor units */
export const wholeShekels = (minor: number): number => Math.floor(minor / 100 + 0.5);
