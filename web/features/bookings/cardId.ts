/** DOM id of a booking's card. */
export const cardId = (bookingId: string): string => `booking-${bookingId}`;
