import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { today as currentDay } from '#i18n/dates/plain-date.ts';
import { type HotelStay, readStay, writeStay } from './stayQuery.ts';

/** The stay in the URL of the page; changing it replaces the history entry and keeps its state. */
export const useHotelStay = () => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [today] = useState(currentDay);
  const { stay, ...replaced } = useMemo(() => readStay(params, today), [params, today]);
  const change = (part: Partial<HotelStay>) =>
    setParams(writeStay(params, { ...stay, ...part }), { replace: true, preventScrollReset: true, state });
  return { id: (params.get('id') ?? '').trim(), stay, ...replaced, today, change };
};

export type HotelStayState = ReturnType<typeof useHotelStay>;
