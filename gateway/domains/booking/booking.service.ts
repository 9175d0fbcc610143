import type { Booking } from '../../models/booking.ts';
import { canSee } from './booking.policy.ts';
import { claimBooking } from './claim.ts';
import { confirmBooking } from './confirm.ts';
import { createBooking } from './create.ts';
import { updateExtras } from './extras.ts';
import type {
  BookingDeps,
  BookingSettings,
  Caller,
  Clock,
  ConfirmAnswer,
  ConfirmInput,
  CreateInput,
  ExtrasAnswer,
  ExtrasInput,
  QuoteAnswer,
} from './ports.ts';
import { acceptBookingPrice, recheckBooking } from './recheck.ts';
import { createSender } from './sending.ts';
import { settleOnRead } from './settle.ts';

const MAX_PAGE = 50;

/** Times of the reliability design, section 1. */
export const defaultBookingSettings: BookingSettings = {
  answerMs: 25_000,
  sendByMs: 5_000,
  settleMs: [120_000, 300_000, 900_000, 3_600_000],
  defaultTitle: 'Mr',
  deskPhone: '972500000000',
};

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
};

/** Bookings of travellers. Every method decides by the caller; what he may not see does not exist for him. */
export interface BookingService {
  /** One booking, read fresh; its owed outcome is looked up when due. Null when there is none for this caller. */
  visible(caller: Pick<Caller, 'viewer' | 'draftClaim'>, id: string): Promise<Booking | null>;
  /** The member's bookings, newest first. @param limit 1 to 50 */
  ownedBy(email: string, limit: number, skip: number): Promise<readonly Booking[]>;
  create(caller: Caller, input: CreateInput): Promise<QuoteAnswer>;
  recheck(caller: Caller, bookingId: string): Promise<QuoteAnswer>;
  acceptPrice(
    caller: Caller,
    input: { readonly bookingId: string; readonly offerId: string },
  ): Promise<QuoteAnswer>;
  claim(caller: Caller, bookingId: string): Promise<Booking>;
  updateExtras(caller: Caller, bookingId: string, extras: ExtrasInput): Promise<ExtrasAnswer>;
  confirm(caller: Caller, input: ConfirmInput): Promise<ConfirmAnswer>;
  /** For the shutdown: resolves when every Book of this process has its outcome. */
  idle(): Promise<void>;
}

export function createBookingService(deps: BookingDeps): BookingService {
  const sender = createSender(deps);
  return {
    async visible(caller, id) {
      const booking = await deps.bookings.booking(id);
      return booking && canSee(booking, caller) ? settleOnRead(deps, booking) : null;
    },
    ownedBy: (email, limit, skip) =>
      deps.bookings.bookingsByOwner(email, {
        limit: Math.min(Math.max(limit, 1), MAX_PAGE),
        skip: Math.max(skip, 0),
      }),
    create: (caller, input) => createBooking(deps, caller, input),
    recheck: (caller, id) => recheckBooking(deps, caller, id),
    acceptPrice: (caller, input) => acceptBookingPrice(deps, caller, input),
    claim: (caller, id) => claimBooking(deps, caller, id),
    updateExtras: (caller, id, extras) => updateExtras(deps, caller, id, extras),
    confirm: (caller, input) => confirmBooking(deps, sender, caller, input),
    idle: () => sender.idle(),
  };
}
