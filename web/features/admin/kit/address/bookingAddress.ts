import { adminPath } from '#lib/page/paths.ts';

const PARAMETER = 'booking';
const TAB = 'bookings';

/** Id of the booking in an address; null for the list. */
export const openedBooking = (params: URLSearchParams): string | null => params.get(PARAMETER) || null;

/**
 * Address of one booking of the panel.
 * @param list state of the list to return to; its default if omitted
 */
export const bookingPath = (id: string, list: URLSearchParams = new URLSearchParams()): string => {
  const params = new URLSearchParams(list);
  params.set('tab', TAB);
  params.set(PARAMETER, id);
  return `${adminPath}?${params}`;
};

/** Address of the list behind an opened booking, with its earlier filters and page. */
export const bookingListPath = (params: URLSearchParams): string => {
  const list = new URLSearchParams(params);
  list.set('tab', TAB);
  list.delete(PARAMETER);
  return `${adminPath}?${list}`;
};
