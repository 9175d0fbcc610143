/** Smallest saving in percent that is shown: a smaller one is no reason to change the dates of a trip. */
export const MIN_SAVING_PERCENT = 5;

/**
 * Whole percent by which a total is below the one on the screen, rounded down so that not too much is promised.
 * @param shown minor units of the same currency, more than 0
 * @returns 0 when it is not lower
 */
export const savingPercent = (shown: number, other: number): number =>
  other >= shown ? 0 : Math.floor(((shown - other) * 100) / shown);
