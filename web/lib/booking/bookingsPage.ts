/** Most bookings the server gives in one answer. */
export const BOOKINGS_PAGE_SIZE = 50;

/**
 * The first page of a member's bookings. The server lists them by when they were made: a page as large as it gives has the
 * stays ahead that were booked long ago, too. Every query for it has these variables, so that one cached response serves all.
 */
export const bookingsPage = { limit: BOOKINGS_PAGE_SIZE, skip: 0 };
