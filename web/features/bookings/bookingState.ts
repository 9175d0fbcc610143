import type { Message } from '#i18n/messages.ts';
import type { BadgeTone } from '#ui/Badge.tsx';
import { statuses } from './BookingsPage.messages.ts';

export interface BookingFacts {
  readonly status: string | null;
  /** As it is stored. */
  readonly statusText: string;
  readonly isProcessing: boolean;
  readonly isBeingCancelled: boolean;
  readonly checkIn: string;
  readonly checkOut: string;
}

const tones: ReadonlyMap<string, BadgeTone> = new Map([
  ['confirmed', 'ok'],
  ['pending', 'warn'],
  ['cancelled', 'danger'],
]);

const labels: Readonly<Record<string, Message>> = statuses;

/** Colour and word of a stored status; one we do not know is grey, and its `raw` word is shown as it is. */
export const statusBadge = (
  status: string,
): { readonly tone: BadgeTone; readonly label: Message | null; readonly raw: string } => ({
  tone: tones.get(status) ?? 'neutral',
  label: (Object.hasOwn(labels, status) ? labels[status] : undefined) ?? null,
  raw: status.trim() === '' ? '—' : status,
});

/** What is in flight with the hotel; null when nothing is. */
export const progressOf = (booking: BookingFacts): 'confirming' | 'cancelling' | null => {
  if (booking.isBeingCancelled) return 'cancelling';
  return booking.isProcessing ? 'confirming' : null;
};

/** A paid stay whose day of departure has come. @param today the traveller's day, `yyyy-MM-dd` */
export const isCompleted = (booking: BookingFacts, today: string): boolean =>
  booking.status === 'confirmed' && booking.checkOut <= today;

/** True while an unpaid booking can still be paid: its first night has not passed. */
export const canComplete = (booking: BookingFacts, today: string): boolean =>
  booking.status === 'pending' && progressOf(booking) === null && booking.checkIn >= today;
