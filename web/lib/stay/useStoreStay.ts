import { useEffect } from 'react';
import { storeStay } from './lastStay.ts';
import type { LastStay } from './lastStay.ts';

/** Stores the stay on screen as the last one searched, for prices on other pages. */
export const useStoreStay = (stay: LastStay): void => {
  const { checkIn, checkOut, party, wishes } = stay;
  useEffect(() => storeStay({ checkIn, checkOut, party, wishes }), [checkIn, checkOut, party, wishes]);
};
