import type { Booking } from '#models/booking.ts';

type Operation = NonNullable<Booking['pendingOperation']>;

/** What the audit did with an active reservation that has no matching record. */
export type AuditFind = 'cancelled' | 'reported';

/** Metrics of the booking saga. Calls must neither wait nor throw. */
export interface BookingMetrics {
  /** Counts a response to Book or Cancel that was missing or doubtful. */
  unknownOutcome(operation: Operation): void;
  auditFind(find: AuditFind): void;
  /** Reports every pending operation, with its age since it was sent, in milliseconds. */
  pending(operations: readonly { readonly operation: Operation; readonly ageMs: number }[]): void;
}
