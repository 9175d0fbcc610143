import type { BookingCard_BookingFragment } from '#generated/graphql.ts';

/** Bookings to continue; each is null if there is none. */
export interface NextSteps {
  /** The next or current paid stay. */
  readonly stay: BookingCard_BookingFragment | null;
  /** The booking that was started last among those that can still be paid. */
  readonly unpaid: BookingCard_BookingFragment | null;
}

/**
 * Finds the next stay and the latest unpaid booking.
 * @param bookings newest first
 * @param today the traveller's day, `yyyy-MM-dd`
 */
export const nextStepsOf = (bookings: readonly BookingCard_BookingFragment[], today: string): NextSteps => {
  const settled = bookings.filter(({ isProcessing, isBeingCancelled }) => !isProcessing && !isBeingCancelled);
  const stays = settled
    .filter(({ status, checkOut }) => status === 'confirmed' && checkOut > today)
    .toSorted((left, right) => left.checkIn.localeCompare(right.checkIn));
  return {
    stay: stays[0] ?? null,
    unpaid: settled.find(({ status, checkIn }) => status === 'pending' && checkIn >= today) ?? null,
  };
};
