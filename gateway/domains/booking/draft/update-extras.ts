import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import { carRental, insuranceFor, ticketsOf } from '#shared/extras/extras.ts';
import type { ChosenExtras } from '#shared/extras/extra-lines.ts';
import { actorName } from '../record/booking-access.ts';
import { inputRefused, savedResult } from '../results.ts';
import type { ExtrasInput } from '../inputs.ts';
import type { ExtrasResult } from '../results.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { payableBooking, updateWithRetry } from '../record/update-with-retry.ts';
import { isOpenDraft, toExtras } from '../record/transitions.ts';

/**
 * Adds extras to a draft or removes them, with prices of the catalogue. Omitted extras stay unchanged.
 * @throws AppError NOT_FOUND; INVALID_STATE when the booking is no longer an open draft
 */
export async function updateExtras(
  deps: BookingDeps,
  caller: Caller,
  id: string,
  input: ExtrasInput,
): Promise<ExtrasResult> {
  const booking = await payableBooking(deps.bookings, caller, id);
  const wrong = wrongFields(booking, input);
  if (wrong.length > 0) return inputRefused(wrong);
  const moved = await updateWithRetry(deps.bookings, booking, (current) => {
    if (!isOpenDraft(current)) throw new AppError('INVALID_STATE');
    const act = { who: actorName(current, caller), at: deps.clock.now() };
    return toExtras(current, extrasAfter(current, input), act);
  });
  return savedResult(moved);
}

function extrasAfter(booking: Booking, input: ExtrasInput): ChosenExtras {
  return {
    carRental: input.car === undefined ? booking.carRental : priced(input.car, booking.nights),
    insurance: insuranceAfter(booking, input.insurance ?? null),
    attractions: input.attractions
      ? input.attractions.flatMap(({ id, quantity }) => ticketsOf(id, quantity) ?? [])
      : booking.attractions,
  };
}

const priced = (car: ExtrasInput['car'], nights: number) =>
  car ? carRental({ carType: car.carType, addons: car.addons ?? [] }, nights) : null;

function insuranceAfter(booking: Booking, wanted: boolean | null): Booking['insurance'] {
  if (wanted === null) return booking.insurance;
  return wanted ? insuranceFor(booking.guests) : null;
}

function wrongFields(booking: Booking, { car, attractions }: ExtrasInput): string[] {
  const items = attractions ?? [];
  const isRepeated = new Set(items.map(({ id }) => id)).size !== items.length;
  const isUnknown = items.some(({ id, quantity }) => ticketsOf(id, quantity) === null);
  return [
    ...(car && priced(car, booking.nights) === null ? ['car'] : []),
    ...(isRepeated || isUnknown ? ['attractions'] : []),
  ];
}
