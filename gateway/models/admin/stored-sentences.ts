/**
 * English sentences that records store, with `{name}` in the place of a value. The code that writes one takes it from
 * here, and the admin area has a translation for each; any other text is shown as it is stored.
 */

type Texts = Readonly<Record<string, string>>;

/** A sentence whose gaps are filled. */
type Filled<Sentence extends string> = Sentence extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${Filled<Tail>}`
  : Sentence;

type AnyOf<Known extends Texts> = Filled<Known[keyof Known]>;

/**
 * Mismatches between a booking and its reservation. Stored in records: a changed text would no longer be translated.
 */
export const mismatches = {
  noReservation: 'confirmed without a live reservation',
  livePending: 'pending with a live reservation',
  liveCancelled: 'cancelled with a live reservation',
  overdue: 'the outcome at the provider has been unknown for a day',
  foreign: 'another stay or fare stands under our reference',
  orphan: 'reservation {number} is live at the provider and belongs to no booking',
  otherStay: 'reservation {number} is of another hotel or other days',
  otherFare: 'reservation {number} under our reference is another stay or fare',
  gone: 'reservation {number} was cancelled at the provider',
  renumbered: 'the confirmation number was corrected to {number}',
} as const;

/** One of the texts of `mismatches`, as it is stored in `mismatch`. */
export type Disagreement = AnyOf<typeof mismatches>;

/** Events in the history of a booking. */
export const bookingEvents = {
  started: 'started',
  claimed: 'claimed',
  extras: 'extras changed',
  guests: 'guest details changed',
  stay: 'stay or room changed',
  sent: 'booking sent',
  notSent: 'not sent',
  confirmed: 'confirmed',
  absent: 'absent: the provider has no such reservation',
  lower: 'lower price applied',
  renewed: 'quote renewed',
  accepted: 'new price accepted',
  cancelAsked: 'cancellation asked for',
  cancelSent: 'cancellation sent',
  cancelAgain: 'cancellation sent again',
  cancelled: 'cancelled',
  setConfirmed: 'status set to confirmed',
  setPending: 'status set to pending',
  setCancelled: 'status set to cancelled',
  wished: 'to become {status} once settled',
  notWished: 'no longer to become {status}',
  refusedRoom: 'refused: ROOM_UNAVAILABLE',
  refusedQuote: 'refused: QUOTE_EXPIRED',
  refusedProvider: 'refused: PROVIDER_REFUSED',
  refusedDown: 'refused: PROVIDER_UNAVAILABLE',
  refusedAmount: 'refused: AMOUNT_MISMATCH',
  refusedLimit: 'refused: RATE_LIMITED',
  cancelRefused: 'cancellation refused: CANCEL_REFUSED',
  cancelFailed: 'cancellation refused: CANCEL_FAILED',
  flagged: 'flagged: {disagreement}',
  renumbered: 'audit: reservation is {number}, not {old}',
  givenBack: 'audit: reservation {number} cancelled, nothing stood behind it',
} as const;

export type BookingEventText = AnyOf<typeof bookingEvents>;

/** Actions of administrators. */
export const auditSummaries = {
  hotelStored: 'Stored the hotel “{hotel}”',
  hotelChanged: 'Changed the hotel “{hotel}”',
  hotelDeleted: 'Deleted the hotel “{hotel}”',
  hotelRestored: 'Brought back the hotel “{hotel}”',
  madeAdmin: 'Made a member an administrator',
  madeMember: 'Made an administrator a member',
  reviewDeleted: 'Deleted a review of {rating} stars',
  messageHandled: 'Took care of a message',
  messageOpened: 'Opened a message again',
  messageAnswered: 'Answered a message',
  mailResent: 'Let a failed mail be sent again',
  bookingSet: 'status set from {from} to {to}',
  bookingWished: 'to become {to} once settled',
  bookingCancelled: 'cancelled for its owner',
  bookingCancelAsked: 'cancellation requested for its owner',
  bookingCancelRefused: 'cancellation refused, nothing is refunded',
  bookingPaid: 'paid for its owner',
  bookingPayAsked: 'payment requested for its owner',
  bookingPayRefused: 'payment refused, nothing is charged',
} as const;

export type AuditSummary = AnyOf<typeof auditSummaries>;

/** Actions that our platform logs for an administrator who writes without the gateway. */
export const directSummaries = {
  made: 'Made without the administration, through the API',
  changed: 'Changed without the administration, through the API',
  deleted: 'Deleted without the administration, through the API',
  madeMany: 'Made {count} at once without the administration, through the API',
  changedMany: 'Changed {count} at once without the administration, through the API',
  deletedMany: 'Deleted {count} at once without the administration, through the API',
} as const;
