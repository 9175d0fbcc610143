import { createHash } from 'node:crypto';
import type { Booking, Quote } from '#models/booking.ts';
import type { AvailabilityRequest, Hold } from './room-supplier.ts';
import { stayOf } from './quote.ts';

/** 128 bits of the hash: enough to distinguish drafts and people. */
const NAME_CHARACTERS = 22;

const named = (what: string, text: string): string =>
  createHash('sha256').update(`${what} ${text}`).digest('base64url').slice(0, NAME_CHARACTERS);

type Drafted = Pick<Booking, 'createdBy' | 'guestTokenHash' | 'createKey'> & { readonly id?: string };

/** The hold of a draft. It stays the same when a member claims the draft; only the holder is computed again. */
export function holdOf(
  draft: Drafted,
  { isPaying = false, newcomerAddress = null }: Partial<Pick<Hold, 'isPaying' | 'newcomerAddress'>> = {},
): Hold {
  const owner = draft.createdBy?.toLowerCase() ?? draft.guestTokenHash ?? '';
  return {
    ref: named('hold', draft.createKey ?? draft.id ?? ''),
    holder: named('holder', owner),
    isPaying,
    newcomerAddress,
  };
}

/** The availability request for the room of a booking. */
export const toAvailabilityRequest = (
  booking: Booking,
  quote: Quote,
  isPaying = false,
): AvailabilityRequest => ({
  place: { hotelId: booking.hotelId, stay: stayOf(booking) },
  quote,
  hold: holdOf(booking, { isPaying }),
});
