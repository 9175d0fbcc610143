import type { Booking } from '#models/booking.ts';

type Operation = NonNullable<Booking['pendingOperation']>;

/** The audit's action for an active reservation without a matching record. */
export type AuditFind = 'cancelled' | 'reported';

/** Metrics of the booking saga. Calls must neither wait nor throw. */
export interface BookingMetrics {
  /** The response to Book or Cancel was missing or doubtful. */
  unknownOutcome(operation: Operation): void;
  auditFind(find: AuditFind): void;
  /** Every pending operation, with its age since it was sent, in milliseconds. */
  pending(operations: readonly { readonly operation: Operation; readonly ageMs: number }[]): void;
}
