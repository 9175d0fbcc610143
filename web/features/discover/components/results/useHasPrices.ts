import { useState } from 'react';

/** Prices are shown only for at least this many days, because a single price cannot be compared. */
const MIN_PRICES = 2;

/**
 * True if prices of days are shown. Decided once per search, by the prices known before its hotels are on screen, so
 * that later prices move nothing; if they are not loaded by then, the decision for the previous search stays.
 * @param key key of the search
 * @param known number of days with a price; undefined until loaded
 */
export const useHasPrices = (key: string, known: number | undefined, isListShown: boolean): boolean => {
  const [shape, setShape] = useState({ key: '', isTall: false });
  if (shape.key === key || (known === undefined && !isListShown)) return shape.isTall;
  const isTall = known === undefined ? shape.isTall : known >= MIN_PRICES;
  setShape({ key, isTall });
  return isTall;
};
