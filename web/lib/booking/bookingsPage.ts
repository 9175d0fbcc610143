/** Maximum number of bookings that the server returns at once. */
export const BOOKINGS_PAGE_SIZE = 50;

/**
 * The first page of a member's bookings. The server lists them by the time they were made, so the page is as large as
 * possible: it then also has upcoming stays that were booked long ago. Every query for it has these variables, so that
 * one cached response serves all.
 */
export const bookingsPage = { limit: BOOKINGS_PAGE_SIZE, skip: 0 };
