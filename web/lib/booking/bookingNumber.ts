/** The number a traveller sees: the last 8 characters of the booking's id, uppercased. For display only. */
export const confirmationNumber = (bookingId: string): string => bookingId.slice(-8).toUpperCase();

/** The short form in the list of bookings: the last 6 characters as they are. For display only. */
export const shortNumber = (bookingId: string): string => bookingId.slice(-6);
