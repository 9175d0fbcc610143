import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

const storageName = 'chatAfterLogin';

const kinds = [
  'general',
  'bookings',
  'hotel',
  'checkout_car',
  'checkout_insurance',
  'checkout_attractions',
] as const satisfies readonly ChatOpening['kind'][];

/** Stores from which page the chat was opened, before the traveller goes to the login page. */
export const rememberChat = ({ kind, hotelId, hotelName, bookingId }: ChatOpening): void =>
  writeTab(storageName, { kind, hotelId, hotelName, bookingId });

export const forgetChat = (): void => writeTab(storageName, null);

/** Returns the chat that was left for the login page and deletes it from the storage; null without one. */
export const takeRememberedChat = (): ChatOpening | null => {
  const stored = readTab(storageName);
  if (typeof stored !== 'object' || stored === null) return null;
  forgetChat();
  const entries = new Map<string, unknown>(Object.entries(stored));
  const kind = kinds.find((known) => known === entries.get('kind'));
  if (!kind) return null;
  const text = (name: 'hotelId' | 'hotelName' | 'bookingId') => {
    const value = entries.get(name);
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return { kind, ...text('hotelId'), ...text('hotelName'), ...text('bookingId'), isResumed: true };
};
