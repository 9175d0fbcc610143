import { demandFields } from '#gateway/kit/demand-fields.ts';
import { ATTEMPT_KEY_RULE, attemptHash, isAttemptKey } from '#gateway/kit/attempt-key.ts';
import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import { bookingEvents } from '#models/admin/stored-sentences.ts';
import type { Stay } from '#models/stay.ts';
import type { NewBooking } from '#upstreams/platform/entity-platform.ts';
import { guestTokenHashOf } from '../record/booking-access.ts';
import { isUpstreamFailure, holdRooms } from '../inventory/check-quote.ts';
import { holdOf } from '../inventory/hold-identity.ts';
import { refused, savedResult } from '../results.ts';
import type { CreateInput } from '../inputs.ts';
import type { CreateResult, QuoteResult } from '../results.ts';
import type { BookingDeps, Caller, HotelFacts } from '../ports.ts';
import { stayOf } from '../booked-stay.ts';
import { quotedFields } from '../inventory/quote.ts';
import { changeDraft, draftToChange } from './change-draft.ts';
import { checkChoice, type CheckedChoice, newcomerAddressOf } from './check-choice.ts';
import { sameStay, stayFrom } from './stay-input.ts';

const CLAIM_BYTES = 32;
/** Format of the guest tokens that we generate. Only these are reused, because a shorter one could be guessed. */
const CLAIM_SHAPE = /^[\w-]{43}$/;

/** Owner of the new draft: the member, or the browser that has the guest token. */
interface Starter {
  readonly createdBy: string | null;
  readonly guestTokenHash: string | null;
  readonly createKey: string;
}

/**
 * Creates a draft for a checked offer, or changes the draft that the input names. The same key of the same owner returns
 * the same draft.
 * @throws AppError BAD_USER_INPUT for an impossible stay or meal plan; IDEMPOTENCY_CONFLICT when the key was used for
 * other content; NOT_FOUND when there is no such hotel; PLATFORM_UNAVAILABLE when the named draft may be the caller's, but
 * their session could not be checked
 */
export async function createBooking(
  deps: BookingDeps,
  caller: Caller,
  input: CreateInput,
): Promise<CreateResult> {
  demandFields({ key: isAttemptKey(input.key) || ATTEMPT_KEY_RULE });
  const stay = stayFrom(input.stay);
  const starter = starterOf(deps.random, caller, input.key);
  const earlier = await deps.bookings.bookingByCreateKey(starter.createKey);
  if (earlier) return replay(earlier, starter, input, stay);

  const draft = await draftToChange(deps, caller, input);
  if (draft) return changeDraft(deps, caller, { draft, input, stay });

  const hold = holdOf(starter, { newcomerAddress: newcomerAddressOf(caller, deps.clock.now()) });
  const choice = await checkChoice(deps, caller, { input, stay, hold, owner: starter.createdBy });
  if ('__typename' in choice) return choice;
  const hotel = await hotelOf(deps, input.hotelId);
  if (!hotel) return refused('PROVIDER_UNAVAILABLE');
  const refusal = await holdRooms(deps, choice.request);
  if (refusal) return refused(refusal);
  const { hotelId } = input;
  const { language } = caller;
  const fresh = draftOf(deps.clock.now(), { hotel, hotelId, choice, starter, language });
  const stored = await storeOnce(deps.bookings, fresh, starter.createKey, caller.sessionToken);
  return replay(stored, starter, input, stay);
}

/**
 * Names and location to store with the booking; null when they cannot be read.
 * @throws AppError NOT_FOUND when there is no such hotel
 */
async function hotelOf(deps: BookingDeps, hotelId: string): Promise<HotelFacts | null> {
  try {
    const hotel = await deps.hotels.nameAndPlace(hotelId);
    if (!hotel) throw new AppError('NOT_FOUND');
    return hotel;
  } catch (cause) {
    if (!isUpstreamFailure(cause)) throw cause;
    deps.logger.warn({ code: cause.code, ...cause.facts }, 'the hotel of a booking could not be read');
    return null;
  }
}

function starterOf(random: BookingDeps['random'], caller: Caller, key: string): Starter {
  const { viewer } = caller;
  if (viewer)
    return {
      createdBy: viewer.email,
      guestTokenHash: null,
      createKey: attemptHash(viewer.email.toLowerCase(), key),
    };
  const given = caller.guestToken;
  const secret =
    given !== null && CLAIM_SHAPE.test(given)
      ? given
      : Buffer.from(random(CLAIM_BYTES)).toString('base64url');
  caller.cookies.setGuestToken(secret);
  return { createdBy: null, guestTokenHash: guestTokenHashOf(secret), createKey: attemptHash(secret, key) };
}

/**
 * Returns the first booking of a key to its owner if the request is the same.
 * @throws AppError IDEMPOTENCY_CONFLICT otherwise
 */
function replay(first: Booking, starter: Starter, input: CreateInput, stay: Stay): QuoteResult {
  const same =
    first.createdBy === starter.createdBy &&
    first.guestTokenHash === starter.guestTokenHash &&
    first.hotelId === input.hotelId &&
    sameStay(stayOf(first), stay) &&
    (input.mealPlan ?? first.mealPlan) === first.mealPlan &&
    // A later version may have another offer than its first one, because a new price was accepted.
    (first.version > 1 || first.quote?.offerId === input.offerId);
  if (!same) throw new AppError('IDEMPOTENCY_CONFLICT');
  return savedResult(first);
}

interface DraftFacts {
  readonly hotel: HotelFacts;
  readonly hotelId: string;
  readonly choice: CheckedChoice;
  readonly starter: Starter;
  readonly language: Booking['language'];
}

function draftOf(now: number, facts: DraftFacts): NewBooking {
  const { hotel, choice, starter } = facts;
  const { checkIn, quote } = choice.chosen;
  const who = starter.createdBy === null ? 'visitor' : 'owner';
  return {
    status: 'pending',
    hotelId: facts.hotelId,
    hotelName: hotel.name,
    hotelNameHe: hotel.nameHe,
    hotelLocation: hotel.location,
    ...choice.chosen,
    nights: quote.nights,
    ...quotedFields(quote, checkIn),
    carRental: null,
    insurance: null,
    attractions: [],
    guest: null,
    otherGuests: [],
    payment: null,
    ...starter,
    language: facts.language,
    cancellationDetails: null,
    adminOverride: null,
    mismatch: null,
    version: 1,
    pendingOperation: null,
    attempt: 0,
    clientRef: null,
    refs: [],
    providerRef: null,
    sentAt: null,
    dueAt: null,
    tries: 0,
    key: null,
    keyHash: null,
    outcome: null,
    history: [{ at: new Date(now).toISOString(), who, what: bookingEvents.started }],
  };
}

/**
 * Stores the draft. When two requests with one key arrive at once, the platform's unique key lets only one create it;
 * the other gets the same booking.
 */
async function storeOnce(
  bookings: BookingDeps['bookings'],
  draft: NewBooking,
  createKey: string,
  memberToken: string | null,
): Promise<Booking> {
  try {
    return await bookings.create(draft, memberToken);
  } catch (cause) {
    const first = await bookings.bookingByCreateKey(createKey);
    if (first) return first;
    throw cause;
  }
}
