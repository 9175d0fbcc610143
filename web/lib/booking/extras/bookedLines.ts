import type { BookedExtras_BookingFragment } from '#generated/graphql.ts';
import { type ExtraLine, extraLines } from '#shared/extras/extra-lines.ts';

/** The extras of a booking as lines, converted from the fields of the schema. */
export const bookedLines = (booking: Omit<BookedExtras_BookingFragment, '__typename'>): ExtraLine[] =>
  extraLines({
    guests: booking.guests,
    carRental: booking.carRental && { ...booking.carRental, carType: booking.carRental.car_type },
    insurance: booking.insurance && {
      ...booking.insurance,
      packageName: booking.insurance.package_name,
      options: [],
    },
    attractions: booking.attractions,
  });
