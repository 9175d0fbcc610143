import { adminPath } from '#lib/page/paths.ts';

const PARAMETER = 'booking';
const TAB = 'bookings';

/** Id of the booking named in the URL; null for the list. */
export const openedBooking = (params: URLSearchParams): string | null => params.get(PARAMETER) || null;

/**
 * URL of one booking in the admin panel.
 * @param list state of the list to return to; the default list if omitted
 */
export const bookingPath = (id: string, list: URLSearchParams = new URLSearchParams()): string => {
  const params = new URLSearchParams(list);
  params.set('tab', TAB);
  params.set(PARAMETER, id);
  return `${adminPath}?${params}`;
};

/** URL of the list from which a booking was opened, with its filters and page. */
export const bookingListPath = (params: URLSearchParams): string => {
  const list = new URLSearchParams(params);
  list.set('tab', TAB);
  list.delete(PARAMETER);
  return `${adminPath}?${list}`;
};
