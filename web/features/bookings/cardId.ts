/** Id of a booking's card in the page. */
export const cardId = (bookingId: string): string => `booking-${bookingId}`;
