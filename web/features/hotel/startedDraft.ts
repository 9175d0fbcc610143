import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

const name = 'hotel.draft';

/** Stores for this tab which booking was started at a hotel; a later one replaces it. */
export const rememberDraft = (hotelId: string, bookingId: string): void =>
  writeTab(name, { hotelId, bookingId });

/** The booking that was started last, when it was at this hotel. */
export const draftAt = (hotelId: string): string | null => {
  const kept = readTab(name);
  if (typeof kept !== 'object' || kept === null || !('hotelId' in kept) || !('bookingId' in kept))
    return null;
  return kept.hotelId === hotelId && typeof kept.bookingId === 'string' ? kept.bookingId : null;
};
