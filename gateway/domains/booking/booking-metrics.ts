import type { Booking } from '#models/booking.ts';

type Effect = NonNullable<Booking['effect']>;

/** What the audit did about a live reservation that no record stands behind. */
export type AuditFind = 'cancelled' | 'reported';

/** Figures of the saga. Must neither wait nor throw. */
export interface BookingMeter {
  /** The answer to Book or Cancel was missing or doubtful. */
  unknownOutcome(effect: Effect): void;
  auditFind(find: AuditFind): void;
  /** Everything that is owed now, with its age since it was sent, in milliseconds. */
  owed(acts: readonly { readonly effect: Effect; readonly ageMs: number }[]): void;
}
