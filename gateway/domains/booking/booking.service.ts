import type { Booking, BookingStatus, CancellationDetails } from '#models/booking.ts';
import { refundOfExtrasEnds } from '#gateway/kit/extras-refund.ts';
import { canSee } from './record/booking-access.ts';
import { cancelBooking, previewCancellation } from './cancellation/cancel.ts';
import { createCanceller } from './cancellation/submit-cancellation.ts';
import { claimDraft } from './draft/claim-draft.ts';
import { createConfirm } from './payment/confirm.ts';
import { createBooking } from './draft/create-draft.ts';
import { updateExtras } from './draft/update-extras.ts';
import { updateGuests } from './draft/update-guests.ts';
import { needsPhone } from './payment/guest-input.ts';
import type { CancelInput, ConfirmInput, CreateInput, ExtrasInput, GuestsInput } from './inputs.ts';
import type {
  CancelResult,
  CancellationQuote,
  ConfirmResult,
  CreateResult,
  ExtrasResult,
  QuoteResult,
  StatusSet,
} from './results.ts';
import type { BookingDeps, BookingSettings, Caller, Clock } from './ports.ts';
import { bookingReceipt, type Receipt } from './documents/receipt.ts';
import { acceptBookingPrice, recheckBooking } from './draft/recheck-draft.ts';
import { createReservationAudit, type AuditReport } from './reconciliation/reservation-audit.ts';
import { heldUntil } from './inventory/check-quote.ts';
import { canCancel } from './record/reservation.ts';
import { payableBooking } from './record/update-with-retry.ts';
import { createSender } from './payment/submit-booking.ts';
import { setBookingStatus } from './admin-status.ts';
import { scheduleCancellation, reconcileOnRead } from './reconciliation/reconcile.ts';
import { reconcileDueBookings } from './reconciliation/reconciliation-job.ts';

const MAX_PAGE = 50;

/** Default settings of the booking saga. */
export const defaultBookingSettings: Omit<BookingSettings, 'servicePhone'> = {
  answerMs: 25_000,
  sendByMs: 5_000,
  statusCheckMs: [120_000, 300_000, 900_000, 3_600_000],
  cancelAgainMs: 120_000,
  alertMs: 24 * 3_600_000,
  undoMs: 10_000,
  defaultTitle: 'Mr',
};

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
};

/** Bookings of travellers. A caller who may not see a booking gets the same result as if it did not exist. */
export interface BookingService {
  /**
   * One booking, read fresh; a pending outcome is checked first when that is due. Null when the caller can see no such
   * booking.
   */
  visible(caller: Pick<Caller, 'viewer' | 'guestToken'>, id: string): Promise<Booking | null>;
  /**
   * The member's bookings, newest first; pending outcomes are checked first when due.
   * @param limit 1 to 50; other values are clamped
   */
  ownedBy(email: string, limit: number, skip: number): Promise<readonly Booking[]>;
  create(caller: Caller, input: CreateInput): Promise<CreateResult>;
  recheck(caller: Caller, bookingId: string): Promise<QuoteResult>;
  acceptPrice(
    caller: Caller,
    input: { readonly bookingId: string; readonly offerId: string },
  ): Promise<QuoteResult>;
  claim(caller: Caller, bookingId: string): Promise<Booking>;
  updateExtras(caller: Caller, bookingId: string, extras: ExtrasInput): Promise<ExtrasResult>;
  updateGuests(caller: Caller, bookingId: string, guests: GuestsInput): Promise<ExtrasResult>;
  confirm(caller: Caller, input: ConfirmInput): Promise<ConfirmResult>;
  /** The cost of cancelling now. @throws AppError NOT_FOUND, INVALID_STATE */
  previewCancellation(
    caller: Caller,
    bookingId: string,
    declaration: CancellationDetails['declaration'],
  ): Promise<CancellationQuote>;
  cancel(caller: Caller, input: CancelInput): Promise<CancelResult>;
  /** Until when the rooms of a draft are held for its owner (ISO); null when they are not held. */
  heldUntil(booking: Booking): Promise<string | null>;
  /** True when its owner may cancel it now. */
  canCancel(booking: Booking): boolean;
  /** Until when its extras are refunded in full, as wall-clock time of the property; null once that has passed. */
  extrasRefundableUntil(booking: Booking): string | null;
  /** True when its lead guest has to give a phone number. */
  needsPhone(booking: Booking): boolean;
  /** A booking, for its owner or an administrator: both may read receipt and calendar file. @throws AppError NOT_FOUND */
  own(caller: Caller, bookingId: string): Promise<Booking>;
  /** @throws AppError NOT_FOUND, INVALID_STATE when it was never paid */
  receipt(caller: Caller, bookingId: string): Promise<Receipt>;
  /**
   * Sets the status, for administrators.
   * @throws AppError AUTH_REQUIRED, FORBIDDEN, NOT_FOUND, INVALID_STATE, CONFLICT
   */
  setStatus(caller: Caller, bookingId: string, status: BookingStatus): Promise<StatusSet>;
  /**
   * Reconciles the pending bookings that are due, at most 50, whichever instance started them.
   * @returns how many were due
   * @throws AppError when the platform cannot be reached
   */
  reconcileDue(): Promise<number>;
  /** Looks for active reservations without a matching booking. @throws AppError when the provider cannot be reached */
  auditReservations(): Promise<AuditReport>;
  /** For the shutdown: resolves when no Book or Cancel of this process is running. */
  idle(): Promise<void>;
}

export function createBookingService(deps: BookingDeps): BookingService {
  const canceller = createCanceller(deps);
  const reconciliation = { deps, canceller };
  const sender = createSender(deps, (booking) => scheduleCancellation(reconciliation, booking));
  return {
    async visible(caller, id) {
      const booking = await deps.bookings.booking(id);
      return booking && canSee(booking, caller) ? reconcileOnRead(reconciliation, booking) : null;
    },
    async ownedBy(email, limit, skip) {
      const page = { limit: Math.min(Math.max(limit, 1), MAX_PAGE), skip: Math.max(skip, 0) };
      const owned = await deps.bookings.bookingsByOwner(email, page);
      return Promise.all(owned.map((booking) => reconcileOnRead(reconciliation, booking)));
    },
    create: (caller, input) => createBooking(deps, caller, input),
    recheck: (caller, id) => recheckBooking(deps, caller, id),
    acceptPrice: (caller, input) => acceptBookingPrice(deps, caller, input),
    claim: (caller, id) => claimDraft(deps, caller, id),
    updateExtras: (caller, id, extras) => updateExtras(deps, caller, id, extras),
    updateGuests: (caller, id, guests) => updateGuests(deps, caller, id, guests),
    confirm: createConfirm(deps, sender),
    previewCancellation: (caller, id, declaration) => previewCancellation(deps, caller, id, declaration),
    cancel: (caller, input) => cancelBooking(deps, canceller, caller, input),
    heldUntil: (booking) => heldUntil(deps, booking),
    canCancel: (booking) => canCancel(booking, deps.clock.now()),
    extrasRefundableUntil: (booking) => refundOfExtrasEnds(booking, deps.clock.now()),
    needsPhone: (booking) => needsPhone(deps.settings, booking),
    own: (caller, id) => payableBooking(deps.bookings, caller, id),
    receipt: (caller, id) => bookingReceipt(deps, caller, id),
    async setStatus(caller, id, status) {
      const set = await setBookingStatus(deps, caller, id, status);
      scheduleCancellation(reconciliation, set.booking);
      return set;
    },
    reconcileDue: () => reconcileDueBookings(reconciliation),
    auditReservations: createReservationAudit(deps),
    idle: async () => void (await Promise.all([sender.idle(), canceller.idle()])),
  };
}
