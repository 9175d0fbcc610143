/** The chat service in our own words. */
export interface ChatService {
  /**
   * One message, one reply; 25 s, never retried.
   * @throws AppError CHAT_UNAVAILABLE when the service fails, CHAT_EMPTY when it answers nothing
   */
  send(message: {
    readonly text: string;
    readonly threadId: string | null;
    readonly context: {
      readonly kind: string;
      readonly hotelId: string | null;
      readonly bookingId: string | null;
    };
  }): Promise<{ readonly threadId: string; readonly text: string }>;
}
