import { cacheKey } from '#cache/key.ts';
import { AppError } from '#gateway/errors.ts';
import type { RoomParty, Stay } from '#models/stay.ts';
import { ROOMS_RULE, roomParties } from '#shared/stay/occupancy.ts';

/** Facts other than the stay that a price depends on. */
export interface PriceScope {
  /** Identifies the provider account; not a secret. */
  readonly accountKey: string;
  readonly nationality: string;
}

/**
 * Key of everything that an offer depends on, except the hotel. The guests are used as given, because a booking
 * compares them in this form.
 */
export function stayKey({ checkIn, checkOut, occupancy }: Stay, scope: PriceScope): string {
  const { adults, childrenAges, infants, rooms } = occupancy;
  return cacheKey(
    scope.accountKey,
    scope.nationality,
    checkIn,
    checkOut,
    adults,
    childrenAges,
    infants,
    rooms,
  );
}

/** Guests per room. @throws AppError BAD_USER_INPUT when they do not fit, which never happens with a checked stay */
export function partiesOf(stay: Stay): readonly RoomParty[] {
  const parties = roomParties(stay.occupancy);
  if (!parties) throw new AppError('BAD_USER_INPUT', { fields: ['rooms'], rules: { rooms: ROOMS_RULE } });
  return parties;
}
