import type { BookingCard_BookingFragment } from '#generated/graphql.ts';

/** Bookings worth a way back; null where there is none. */
export interface NextSteps {
  /** The paid stay that comes next, or that is under way. */
  readonly stay: BookingCard_BookingFragment | null;
  /** The booking begun last that can still be paid. */
  readonly unfinished: BookingCard_BookingFragment | null;
}

/**
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
    unfinished: settled.find(({ status, checkIn }) => status === 'pending' && checkIn >= today) ?? null,
  };
};
