import { useState } from 'react';

/** Fewest days with a price for which prices are shown: a single price has nothing to be compared with. */
const FEWEST_PRICES = 2;

/**
 * Whether prices of days are shown. Decided once for a search, by the prices known before its hotels are on screen, so
 * that later prices move nothing.
 * @param key of the search
 * @param known days with a price; undefined until loaded
 */
export const useHasPrices = (key: string, known: number | undefined, isListShown: boolean): boolean => {
  const [shape, setShape] = useState({ key: '', isTall: false });
  if (shape.key === key || (known === undefined && !isListShown)) return shape.isTall;
  const isTall = known === undefined ? shape.isTall : known >= FEWEST_PRICES;
  setShape({ key, isTall });
  return isTall;
};
