import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

const name = 'hotel.draft';

/** Stores for this tab the id of the booking that was started last, and its hotel. */
export const rememberDraft = (hotelId: string, bookingId: string): void =>
  writeTab(name, { hotelId, bookingId });

/** Id of the booking that this tab started last, if it is at this hotel; otherwise null. */
export const draftAt = (hotelId: string): string | null => {
  const stored = readTab(name);
  if (typeof stored !== 'object' || stored === null || !('hotelId' in stored) || !('bookingId' in stored))
    return null;
  return stored.hotelId === hotelId && typeof stored.bookingId === 'string' ? stored.bookingId : null;
};
