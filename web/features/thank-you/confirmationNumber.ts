/** The number a traveller sees: the last 8 characters of the booking's id, uppercased (T-02). For display only. */
export const confirmationNumber = (bookingId: string): string => bookingId.slice(-8).toUpperCase();
