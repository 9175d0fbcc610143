import { dropDevice, readDevice, watchDevice, writeDevice } from '../storage/deviceStorage.ts';
import { clearRecentPlaces } from '../search/destination/recentPlaces.ts';
import { readHotels, type VisitedHotel } from './visitedHotel.ts';

export type { VisitedHotel } from './visitedHotel.ts';

/** A search as the query string of its URL, with its time in epoch milliseconds. */
export interface StoredSearch {
  readonly query: string;
  readonly at: number;
}

/** Data that this device stores about earlier visits. */
export interface DeviceMemory {
  readonly search: StoredSearch | null;
  /** Latest visit first. */
  readonly hotels: readonly VisitedHotel[];
  /** Id of the booking that a visitor started last; it may be paid or gone by now. Members have theirs in their list. */
  readonly draftId: string | null;
}

/** Maximum number of hotels that are stored. */
const MAX_HOTELS = 6;
const MAX_QUERY_LENGTH = 2000;

/** All visitors share one entry; each member has one that no other user of the device sees. */
const slotOf = (viewerId: string | null): string => (viewerId === null ? 'memory' : `memory.${viewerId}`);

const readSearch = (stored: unknown): StoredSearch | null =>
  typeof stored === 'object' &&
  stored !== null &&
  'query' in stored &&
  typeof stored.query === 'string' &&
  stored.query.length <= MAX_QUERY_LENGTH &&
  'at' in stored &&
  typeof stored.at === 'number'
    ? { query: stored.query, at: stored.at }
    : null;

const readSlot = (viewerId: string | null): DeviceMemory => {
  const stored = readDevice(slotOf(viewerId));
  if (typeof stored !== 'object' || stored === null) return { search: null, hotels: [], draftId: null };
  const fields = new Map<string, unknown>(Object.entries(stored));
  const draftId = fields.get('draftId');
  return {
    search: readSearch(fields.get('search')),
    hotels: readHotels(fields.get('hotels')).slice(0, MAX_HOTELS),
    draftId: typeof draftId === 'string' ? draftId : null,
  };
};

/** Each hotel once, with its latest visit. */
const latest = (hotels: readonly VisitedHotel[]): readonly VisitedHotel[] => {
  const sorted = hotels.toSorted((left, right) => right.at - left.at);
  return sorted.filter(({ id }, index) => sorted.findIndex((other) => other.id === id) === index);
};

/**
 * The data stored for a person: a member's own, and that of the visitors of this device. Unreadable data counts as
 * nothing.
 * @param viewerId null for a visitor
 */
export const readMemory = (viewerId: string | null): DeviceMemory => {
  const slots = viewerId === null ? [readSlot(null)] : [readSlot(viewerId), readSlot(null)];
  const searches = slots.flatMap(({ search }) => search ?? []);
  return {
    search: searches.toSorted((left, right) => right.at - left.at)[0] ?? null,
    hotels: latest(slots.flatMap(({ hotels }) => hotels)).slice(0, MAX_HOTELS),
    draftId: readSlot(null).draftId,
  };
};

/** The page that was open when a member signed out; it is not stored for the next person on the device. */
let leftPage: string | null = null;

/** @returns true while that page is still open; from the next page on its URL is stored again */
const checkLeftPage = (viewerId: string | null): boolean => {
  if (viewerId === null && leftPage === window.location.href) return true;
  leftPage = null;
  return false;
};

export const storeSearch = (viewerId: string | null, query: string): void => {
  if (checkLeftPage(viewerId) || query.length > MAX_QUERY_LENGTH) return;
  writeDevice(slotOf(viewerId), { ...readSlot(viewerId), search: { query, at: Date.now() } });
};

export const storeVisit = (viewerId: string | null, hotel: Omit<VisitedHotel, 'at'>): void => {
  if (checkLeftPage(viewerId)) return;
  const slot = readSlot(viewerId);
  // The price arrives after the hotel; until then the previous one stays.
  const price = hotel.price ?? slot.hotels.find(({ id }) => id === hotel.id)?.price ?? null;
  const hotels = latest([{ ...hotel, price, at: Date.now() }, ...slot.hotels]).slice(0, MAX_HOTELS);
  writeDevice(slotOf(viewerId), { ...slot, hotels });
};

/** Stores the id of a visitor's draft, because no list of bookings has it. */
export const storeDraftId = (bookingId: string): void => {
  writeDevice(slotOf(null), { ...readSlot(null), draftId: bookingId });
};

/** Forgets the id of a visitor's draft, which is paid, cancelled or gone. */
export const forgetDraftId = (): void => {
  writeDevice(slotOf(null), { ...readSlot(null), draftId: null });
};

/**
 * Deletes the searches and hotels that this person sees, and the recent places of the search box: on request, and in
 * the tab in which a member signs out, because the next person on the device would otherwise see them. A booking that a
 * visitor started stays, because only this device can find it again.
 */
export const clearMemory = (viewerId: string | null): void => {
  const { draftId } = readSlot(null);
  dropDevice(slotOf(null));
  if (draftId !== null) storeDraftId(draftId);
  if (viewerId !== null) dropDevice(slotOf(viewerId));
  clearRecentPlaces();
};

/**
 * Deletes a member's data when they sign out; called in every tab. The visitor's data stays, because a tab may learn of
 * the sign-out late, when that data is already the next person's.
 */
export const leaveMemory = (viewerId: string): void => {
  leftPage = window.location.href;
  dropDevice(slotOf(viewerId));
};

/**
 * Calls back when another tab changed what this person sees.
 * @returns the function that stops it
 */
export const watchMemory = (viewerId: string | null, changed: () => void): (() => void) => {
  const slots = new Set([slotOf(null), slotOf(viewerId)]);
  const ends = [...slots].map((slot) => watchDevice(slot, changed));
  return () => {
    for (const end of ends) end();
  };
};
