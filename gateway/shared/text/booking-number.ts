/**
 * The number of a booking on every page and in its mails: the last 8 characters of its id, uppercased. For display
 * only.
 */
export const bookingNumber = (bookingId: string): string => bookingId.slice(-8).toUpperCase();
