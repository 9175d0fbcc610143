import { useState } from 'react';

/** A price alone compares nothing. */
const FEWEST_PRICES = 2;

/**
 * Whether prices are shown. Decided once for a search, by what is known before its hotels are on screen, so that later
 * prices move nothing.
 * @param key of the search
 * @param known days with a price; undefined until that is answered
 */
export const useHasPrices = (key: string, known: number | undefined, isListShown: boolean): boolean => {
  const [shape, setShape] = useState({ key: '', isTall: false });
  if (shape.key === key || (known === undefined && !isListShown)) return shape.isTall;
  const isTall = known === undefined ? shape.isTall : known >= FEWEST_PRICES;
  setShape({ key, isTall });
  return isTall;
};
